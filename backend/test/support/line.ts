import { once } from 'node:events';
import { type Server, type Socket, connect, createServer } from 'node:net';

/** A line between an instance and its database or Redis that can be cut and restored. */
export class Line {
  /** Says of what a connection just sent whether the connection breaks instead of carrying it. */
  breaksAt: (sent: string) => boolean = () => false;
  /** Says the same of the moment at which the other end has answered to it: the answer is lost. */
  losesAnswerTo: (sent: string) => boolean = () => false;
  private readonly ends = new Set<Socket>();
  private isCut = false;
  private isHeld = false;

  private constructor(
    private readonly server: Server,
    /** The address of the same service at the other end of this line. */
    readonly url: string,
  ) {}

  /** A line to the host and port of `url`. */
  static async to(url: string): Promise<Line> {
    const far = new URL(url);
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const near = new URL(url);
    near.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
    const line = new Line(server, near.toString());
    server.on('connection', (socket) => line.connected(socket, Number(far.port), far.hostname));
    return line;
  }

  /** Breaks every connection and refuses new ones. */
  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
  }

  /** Carries nothing any more and tells nobody: each end believes that the other is there. */
  hold(): void {
    this.isHeld = true;
    for (const end of this.ends) end.pause();
  }

  /** Carries again: new connections, and what was held. */
  restore(): void {
    this.isCut = false;
    this.isHeld = false;
    for (const end of this.ends) end.resume();
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private connected(near: Socket, port: number, host: string): void {
    if (this.isCut) return void near.destroy();
    const far = connect(port, host);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(end);
      end.on('error', () => undefined);
      end.once('close', () => {
        this.ends.delete(end);
        other.destroy();
      });
    }
    let losesAnswer = false;
    near.on('data', (sent) => {
      const text = sent.toString('latin1');
      losesAnswer ||= this.losesAnswerTo(text);
      if (this.breaksAt(text)) near.destroy();
      else far.write(sent);
    });
    far.on('data', (sent) => (losesAnswer ? near.destroy() : near.write(sent)));
    if (this.isHeld) for (const end of [near, far]) end.pause();
  }
}
