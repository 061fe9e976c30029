import type { Envelope } from '../../platform/bus/envelope.js';
import type { FanOut } from '../../platform/bus/fan-out.js';
import { AcceptedPairs } from './accepted-pairs.js';
import type { MatchStore } from './match.store.js';

const accepted = { id: 7, status: 'accepted', conversationId: 8 };
const pair = { matchId: 7, conversationId: 8 };
type Row = Awaited<ReturnType<MatchStore['withVisible']>>;

const pairsReading = (read: () => Promise<unknown>) => {
  const handlers: ((envelope: Envelope) => void)[] = [];
  const recoveries: (() => void)[] = [];
  const bus = {
    onEnvelope: (handler: (envelope: Envelope) => void) => handlers.push(handler),
    onRecovered: (handler: () => void) => recoveries.push(handler),
  } as unknown as FanOut;
  const store = { withVisible: jest.fn(() => read() as Promise<Row>) };
  return {
    pairs: new AcceptedPairs(store as unknown as MatchStore, bus),
    store,
    blocked: () => handlers.forEach((handler) => handler({ kind: 'pair', between: [1, 2] })),
    recovered: () => recoveries.forEach((handler) => handler()),
  };
};

describe('accepted pairs', () => {
  it('are read once while they are cached', async () => {
    const { pairs, store } = pairsReading(() => Promise.resolve(accepted));
    await expect(pairs.requireAccepted(1, 2)).resolves.toEqual(pair);
    await expect(pairs.requireAccepted(2, 1)).resolves.toEqual(pair);
    expect(store.withVisible).toHaveBeenCalledTimes(1);
  });

  it.each(['blocked', 'recovered'] as const)(
    'are not cached from a read that began before the bus said %s',
    async (event) => {
      let answer: (row: typeof accepted) => void = () => undefined;
      const read = new Promise<typeof accepted>((resolve) => (answer = resolve));
      const { pairs, store, ...bus } = pairsReading(() => read);
      const first = pairs.requireAccepted(1, 2);
      bus[event]();
      answer(accepted);
      await first;
      await pairs.requireAccepted(1, 2);
      expect(store.withVisible).toHaveBeenCalledTimes(2);
    },
  );
});
