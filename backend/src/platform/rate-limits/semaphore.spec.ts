import { Semaphore } from './semaphore.js';

const held = () => {
  let release: () => void = () => undefined;
  const work = new Promise<void>((resolve) => (release = resolve));
  return { work, release: () => release() };
};

test('no more than so many run at once, and all get their turn, also after one that failed', async () => {
  const semaphore = new Semaphore(2);
  let running = 0;
  let most = 0;
  const one = (fails: boolean) =>
    semaphore.run(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      if (fails) throw new Error('as asked');
    });
  const all = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => one(index % 3 === 0)));
  expect(most).toBe(2);
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(7);
});

test('who came first goes first', async () => {
  const semaphore = new Semaphore(1);
  const first = held();
  const order: number[] = [];
  const begun = semaphore.run(() => first.work);
  const waiting = [1, 2, 3].map((number) => semaphore.run(() => Promise.resolve(order.push(number))));
  first.release();
  await Promise.all([begun, ...waiting]);
  expect(order).toEqual([1, 2, 3]);
});

test('the line is full with as many as may wait, and no longer once one of them has its turn', async () => {
  const semaphore = new Semaphore(1, 2);
  const first = held();
  const begun = semaphore.run(() => first.work);
  expect(semaphore.isFull).toBe(false);
  const waiting = [1, 2].map(() => semaphore.run(() => Promise.resolve()));
  expect(semaphore.isFull).toBe(true);
  first.release();
  await Promise.all([begun, ...waiting]);
  expect(semaphore.isFull).toBe(false);
});
