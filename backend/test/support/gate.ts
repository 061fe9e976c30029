import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to an HTTP server on which requests can be held up. */
export class Gate {
  /** How many wait at the closed gate. */
  waiting = 0;
  private held?: RegExp;
  private open: (() => void)[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(target: string): Promise<Gate> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const gate = new Gate(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (incoming, response) => void gate.pass(incoming, response, target));
    return gate;
  }

  /** Holds up requests whose 'METHOD /path' matches. */
  close(calls: RegExp): void {
    this.held = calls;
  }

  /** Lets all go, those that wait too. */
  lift(): void {
    this.held = undefined;
    for (const go of this.open.splice(0)) go();
  }

  async end(): Promise<void> {
    this.lift();
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async pass(incoming: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
    const { method, url = '/', headers } = incoming;
    if (this.held?.test(`${method} ${url}`)) await this.wait();
    const onward = request(target + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  }

  private async wait(): Promise<void> {
    this.waiting += 1;
    await new Promise<void>((resolve) => this.open.push(resolve));
    this.waiting -= 1;
  }
}
