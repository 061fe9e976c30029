import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

/** One request that came in, as it came. */
interface Received {
  body: string;
  signature: string;
  event: Stripe.Event;
}

interface Waiting {
  isMet: () => boolean;
  resolve: () => void;
}

/** An endpoint for events. `answers` are given in turn; after them every event is taken. */
export async function webhookReceiver(...answers: number[]) {
  const received: Received[] = [];
  const waiting: Waiting[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const signature = String(request.headers['stripe-signature']);
      received.push({ body, signature, event: JSON.parse(body) as Stripe.Event });
      response.writeHead(answers.shift() ?? 200).end();
      for (const wait of waiting) if (wait.isMet()) wait.resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/webhooks/stripe`,
    received,
    /** Resolves when `isMet` holds for what has come in. */
    until: (isMet: () => boolean) =>
      isMet() ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ isMet, resolve })),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
