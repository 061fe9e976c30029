import { POCKET } from './forget';

const STORE = 'records';

/** One thing that is kept: a read's data, or the user. */
export interface PocketRecord {
  key: string;
  userId: number;
  /** When the server answered it, in milliseconds of the epoch. */
  at: number;
  data: unknown;
  /** The conversation that it is part of. */
  chat?: string;
}

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** What a store gives is what was put there. */
const allOf = (store: IDBObjectStore) => settled(store.getAll() as IDBRequest<PocketRecord[]>);

/** A connection to the pocket. It is closed, for good, when the pocket is forgotten anywhere. */
export class PocketDatabase {
  #isClosed = false;

  private constructor(readonly database: IDBDatabase) {
    database.onversionchange = () => this.close();
    database.onclose = () => (this.#isClosed = true);
  }

  static async open(): Promise<PocketDatabase> {
    const request = indexedDB.open(POCKET, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    return new PocketDatabase(await settled(request));
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  close(): void {
    this.#isClosed = true;
    this.database.close();
  }

  all(): Promise<PocketRecord[]> {
    return allOf(this.#store('readonly'));
  }

  get(key: string): Promise<PocketRecord | undefined> {
    return settled(this.#store('readonly').get(key) as IDBRequest<PocketRecord | undefined>);
  }

  /** Puts in the place of all that is stored what `change` makes of it: all or none of it. */
  async write(change: (stored: readonly PocketRecord[]) => readonly PocketRecord[]): Promise<void> {
    const store = this.#store('readwrite');
    const done = new Promise<void>((resolve, reject) => {
      store.transaction.oncomplete = () => resolve();
      store.transaction.onabort = () => reject(store.transaction.error);
    });
    const over = new Map((await allOf(store)).map((record) => [record.key, record]));
    for (const record of change([...over.values()])) {
      if (over.get(record.key) !== record) store.put(record);
      over.delete(record.key);
    }
    for (const key of over.keys()) store.delete(key);
    await done;
  }

  #store(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(STORE, mode).objectStore(STORE);
  }
}
