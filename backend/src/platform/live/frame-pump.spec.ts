import { Logger } from '@nestjs/common';
import type { ServerFrame } from '@wayfellow/contracts';
import { FramePump } from './frame-pump.js';
import type { FrameHandler, LiveSocket } from './live-socket.js';

/** As much of a socket as the pump touches; `sent` grows with every frame that it gets. */
const socketWith = (handler: FrameHandler) => {
  const sent: Partial<ServerFrame>[] = [];
  const socket = {
    handlers: new Map([['typing', handler]]),
    isPaused: false,
    readyState: 1,
    OPEN: 1,
    sendProblem: (code: string) => sent.push({ type: 'error', code } as ServerFrame),
  };
  return { socket: socket as unknown as LiveSocket, sent };
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
    const { socket, sent } = socketWith(handler);
    const pump = new FramePump(socket, { consume: async () => undefined });
    for (let i = 0; i < 3; i += 1) {
      pump.take(frame, false);
      await new Promise(setImmediate);
    }
    expect(handler).toHaveBeenCalledTimes(3);
    expect(sent).toEqual([{ type: 'error', code: 'internal' }]);
  });
});
