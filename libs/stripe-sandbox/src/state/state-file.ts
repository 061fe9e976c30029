import { mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Saved } from './saved.js';

/** A JSON file that is written atomically: it holds either the old state or the new one. */
export class StateFile {
  private writing: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | undefined;

  constructor(private readonly path: string) {
    mkdirSync(dirname(path), { recursive: true });
  }

  /** @throws Error if the file exists but is not a valid state. */
  read(): Saved | undefined {
    try {
      const saved = JSON.parse(readFileSync(this.path, 'utf8')) as Saved;
      if (saved.version !== 1) throw new Error(`its version is ${String(saved.version)}`);
      return saved;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw new Error(`The sandbox's state ${this.path} can't be read: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }

  /** Calls during a write share the next one, so that many requests cost a single write. */
  write(content: () => Saved): Promise<void> {
    this.waiting ??= this.writing
      .catch(() => undefined)
      .then(() => {
        this.waiting = undefined;
        return (this.writing = this.replace(JSON.stringify(content())));
      });
    return this.waiting;
  }

  private async replace(text: string) {
    const draft = `${this.path}.draft`;
    // It contains client secrets, so only its owner may read it.
    const handle = await open(draft, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, this.path);
  }
}
