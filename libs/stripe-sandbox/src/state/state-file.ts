import { mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Saved } from './saved.js';

/** A JSON file that is either the old state or the new one, never half of it. */
export class StateFile {
  private writing: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | undefined;

  constructor(private readonly path: string) {
    mkdirSync(dirname(path), { recursive: true });
  }

  /** @throws Error when the file is there but can't be read as a state. */
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

  /** Calls that come while a write is under way share the next one, so that many answers cost one write. */
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
    // Client secrets stand in it: for its owner alone.
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
