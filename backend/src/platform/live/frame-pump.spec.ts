import { Logger } from '@nestjs/common';
import type { ServerFrame } from '@wayfellow/contracts';
import { type FrameHandler, FramePump } from './frame-pump.js';
import type { LiveSocket } from './live-socket.js';

/** A pump of as much of a socket as it touches; `sent` grows with every frame that it gets. */
const pumpWith = (handler: FrameHandler) => {
  const sent: Partial<ServerFrame>[] = [];
  const socket = {
    isPaused: false,
    readyState: 1,
    OPEN: 1,
    sendProblem: (code: string) => sent.push({ type: 'error', code } as ServerFrame),
  };
  const limits = { consume: async () => undefined };
  const pump = new FramePump(socket as unknown as LiveSocket, limits, new Map([['typing', handler]]));
  return { pump, sent };
};
Logger.overrideLogger(false);
const frame = Buffer.from('{"type":"typing"}');

describe('the frames of a socket', () => {
  it.each([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ])('go on after a handler that %s, whose frame is answered', async (_, fail) => {
    const handler = jest.fn<unknown, []>().mockImplementationOnce(fail);
    const { pump, sent } = pumpWith(handler);
    for (let i = 0; i < 3; i += 1) {
      pump.take(frame, false);
      await new Promise(setImmediate);
    }
    expect(handler).toHaveBeenCalledTimes(3);
    expect(sent).toEqual([{ type: 'error', code: 'internal' }]);
  });
});
