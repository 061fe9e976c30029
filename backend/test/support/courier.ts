import { once } from 'node:events';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An event as it is on its way: the very bytes, and their signature. */
export interface Parcel {
  id: string;
  type: string;
  body: Buffer;
  signature: string;
}

const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Stands between the sandbox and the product: brings events, keeps them back, or loses them. */
export class Courier {
  /** Every event that the sandbox handed over. */
  readonly parcels: Parcel[] = [];
  /** Where events are brought at once; while there is none they are lost, unless brought later by `bring`. */
  to?: string;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Courier> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const courier = new Courier(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.on('request', (request, response) => {
      courier.take(request).then(
        (status) => response.writeHead(status).end(),
        () => response.writeHead(502).end(),
      );
    });
    return courier;
  }

  /** Brings an event to an instance, and gives the status of its answer. */
  async bring({ body, signature }: Parcel, to: string | undefined = this.to): Promise<number> {
    const { status } = await fetch(`${to}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: new Uint8Array(body),
    });
    return status;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async take(request: IncomingMessage): Promise<number> {
    const body = await bytesOf(request);
    const { id, type } = JSON.parse(body.toString()) as { id: string; type: string };
    const parcel = { id, type, body, signature: String(request.headers['stripe-signature']) };
    if (!this.parcels.some((known) => known.id === id)) this.parcels.push(parcel);
    return this.to ? this.bring(parcel) : 200;
  }
}
