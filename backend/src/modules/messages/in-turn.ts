/** Runs works that share a key one after another, in the order of the calls; others side by side. */
export class InTurn<Key> {
  private readonly last = new Map<Key, Promise<unknown>>();

  /** Gives what `work` gives; the failure of one work does not reach the next. */
  async run<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === mine) this.last.delete(key);
    }
  }
}
