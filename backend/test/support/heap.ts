import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Runs of fewer steps are over before caches and compiled code have the size that they keep. */
const ENOUGH = 20_000;

/** The heap of this process, of clients and instance, at each tenth of a run of so many steps. */
export class HeapReadings {
  /** In MiB, without what nobody needs any more. */
  private readonly readings: number[] = [];

  constructor(private readonly steps: number) {}

  /** To be called now and then with the number of steps that are done. */
  at(done: number): void {
    if (this.steps < ENOUGH || done < (this.steps / 10) * (this.readings.length + 1)) return;
    collect();
    this.readings.push(process.memoryUsage().heapUsed / 2 ** 20);
  }

  /** @throws when the heap has grown by more than a tenth since the first fifth of the run */
  assertFlat(): void {
    const [, warm = 0, ...later] = this.readings;
    if ((later.at(-1) ?? 0) > warm * 1.1) throw new Error(`MiB at each tenth: ${this.readings.join(', ')}`);
  }
}
