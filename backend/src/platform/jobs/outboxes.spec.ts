import { Metrics } from '../observability/metrics.js';
import { Outboxes } from './outboxes.js';

const work = async (item: number) => {
  if (item === 3) throw new Error('3 is odd');
  return item % 2 === 0;
};

test('each item is taken, one that fails holds up no other, and the outcomes are counted', async () => {
  const metrics = new Metrics();
  const outboxes = new Outboxes(metrics);
  const items = [1, 2, 3, 4, 6];
  const failed: string[] = [];
  await outboxes.workOff(
    'numbers',
    async () => items.shift(),
    work,
    (error, item) => failed.push(`${item}: ${error.message}`),
  );
  expect(failed).toEqual(['3: 3 is odd']);
  const counted = (outcome: string) => `outbox_items_total{outbox="numbers",outcome="${outcome}"}`;
  const text = await metrics.registry.metrics();
  expect(text).toContain(`${counted('done')} 3\n`);
  expect(text).toContain(`${counted('needless')} 1\n`);
  expect(text).toContain(`${counted('failed')} 1\n`);
});

test('an outbox in which nothing is has its series: the first that fails is an increase', async () => {
  const metrics = new Metrics();
  await new Outboxes(metrics).workOff(
    'numbers',
    async () => undefined,
    work,
    () => undefined,
  );
  expect(await metrics.registry.metrics()).toContain(
    'outbox_items_total{outbox="numbers",outcome="failed"} 0\n',
  );
});
