import assert from 'node:assert/strict';
import test from 'node:test';
import { goalsMeasured, reportOf } from './report.mjs';

const phase = (cpuServer) => ({
  perSecond: 300,
  p50: 2,
  p99: 9,
  cpuServer,
  cpuPostgres: 2,
  cpuRedis: 1,
  cpuLoad: 50,
});
const row = (instances, open, closed) => ({
  instances,
  phases: { closed: phase(closed), open300: phase(open) },
  sent: 100,
  lost: 0,
  notStored: 0,
  twice: instances === 3 ? 1 : 0,
  overtaken: 0,
});
// The second round runs in the other order.
const rounds = [
  [row(1, 7, 7), row(2, 8, 8), row(3, 9, 17)],
  [row(3, 8, 17), row(2, 7, 7), row(1, 7, 7)],
];

test('growth is what three instances take for a message to what one takes, with PostgreSQL and Redis, in a round', () => {
  const [{ id, value, low, high, note }] = goalsMeasured(rounds);
  assert.deepEqual([id, low, high], ['scaling.cpu', 1.1, 1.2]);
  assert.ok(Math.abs(value - 1.15) < 1e-9);
  assert.match(note, /closed loop 2$/);
});

test('the report has a row for each number of instances, and what became of its messages', () => {
  const report = reportOf(rounds, { command: 'bench', rounds: '2 of 2 rounds.', pairs: 200 });
  assert.match(report, /\| CPU a message on three .* \| 1\.15 \| 1\.1 to 1\.2 \| at most 1\.1 \| missed \|/);
  assert.match(report, /\n\| 3 \| open300 \| 300 \| 2 \| 9 \| 8\.5 \| 2 \| 1 \| 50 \|/);
  assert.match(report, /\n\| 3 \| 200 \| 0 \| 0 \| 2 \| 0 \|\n/);
});
