import type { ClientFrame, ServerFrame } from '@wayfellow/contracts';

/** The server side of a socket: whether it is reachable, and what receives its frames. */
export interface SocketPeer {
  isDown: () => boolean;
  receive: (frame: ClientFrame) => void;
}

/** Replaces WebSocket by one connected to `peer`. Returns the server's actions on the latest socket. */
export const fakeSockets = (peer: SocketPeer) => {
  const opened: FakeSocket[] = [];
  class FakeSocket {
    static readonly OPEN = 1;
    readyState = 0;
    onopen?: () => void;
    onmessage?: (event: { data: string }) => void;
    onclose?: (event: { code: number }) => void;
    constructor() {
      opened.push(this);
      if (!peer.isDown()) void Promise.resolve().then(() => this.open());
    }
    open() {
      this.readyState = FakeSocket.OPEN;
      this.onopen?.();
    }
    send(data: string) {
      peer.receive(JSON.parse(data) as ClientFrame);
    }
    close(code = 1006) {
      this.readyState = 3;
      this.onclose?.({ code });
    }
  }
  Object.assign(globalThis, { WebSocket: FakeSocket });
  return {
    sendFrame: (frame: ServerFrame) => opened.at(-1)?.onmessage?.({ data: JSON.stringify(frame) }),
    close: (code?: number) => opened.at(-1)?.close(code),
  };
};
