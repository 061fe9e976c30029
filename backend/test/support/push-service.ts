import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { endpoints } from '@wayfellow/contracts';
import webPush from 'web-push';
import { MessageNotifications } from '../../src/modules/messages/unread/message-notifications.js';
import { PushesService } from '../../src/modules/notifications/push/pushes.service.js';
import type { Client } from './client.js';
import type { Instance } from './instance.js';
import { query } from './query.js';
import { waitFor } from './wait-for.js';

const uncompressed = createECDH('prime256v1');
uncompressed.generateKeys();
const auth = randomBytes(16);

/** A browser's subscription, by default at a known service. All have the same keys, which this process knows. */
export const newDevice = (origin = 'https://fcm.googleapis.com') => ({
  endpoint: `${origin}/${randomUUID()}`,
  p256dh: uncompressed.getPublicKey('base64url'),
  auth: auth.toString('base64url'),
});
export type Subscription = ReturnType<typeof newDevice>;

/** What a browser reads of a push (RFC 8188 and 8291). */
const decrypt = (body: Buffer): unknown => {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const [sender, sealed] = [body.subarray(21, 21 + keyLength), body.subarray(21 + keyLength)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), uncompressed.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', uncompressed.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
};

/** A push that came, as the service sees it, and as the browser reads it. */
interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  push: unknown;
}

/** The least of a push service (RFC 8030): takes every push, or answers as it is told. */
export class PushService {
  readonly received: Received[] = [];
  /** Paths that are answered with another status than 201. */
  readonly answers = new Map<string, number>();

  private readonly vapid = webPush.generateVAPIDKeys();

  private constructor(
    private readonly server: Server,
    readonly host: string,
  ) {}

  static async start(): Promise<PushService> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const service = new PushService(server, `127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      void buffer(request).then((body) => {
        const path = request.url ?? '';
        service.received.push({ path, headers: request.headers, push: body.length > 0 && decrypt(body) });
        response.writeHead(service.answers.get(path) ?? 201, { location: '/elsewhere' }).end();
      });
    });
    return service;
  }

  /** The settings of an instance that sends here, by the jobs that it runs. Those with one of these have one pair of keys. */
  env(): Record<string, string> {
    const { publicKey, privateKey } = this.vapid;
    const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    return { ...keys, PUSH_HOSTS: this.host, ROLE: 'all' };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** Subscribes a client's browser here. */
  async subscribe(who: Client): Promise<Subscription> {
    const device = newDevice(`http://${this.host}`);
    const { status, text } = await who.call(endpoints.push.subscribe, { body: device });
    if (status !== 204) throw new Error(`${status} ${text}`);
    return device;
  }

  /** Has the next pushes to a device answered so. */
  answer(device: Subscription, status: number): void {
    this.answers.set(new URL(device.endpoint).pathname, status);
  }

  /** What came to a device. */
  to(device: Subscription): Received[] {
    return this.received.filter(({ path }) => path === new URL(device.endpoint).pathname);
  }
}

/** Lets the time pass until lines are pushed, and waits until those that are still to be pushed are. */
export const sendPushes = async (instance: Instance): Promise<void> => {
  await instance.app.get(MessageNotifications).catchUp();
  // One that a worker has in hand already is left to it.
  await query(
    instance,
    'UPDATE notifications SET push_at = now() WHERE push_at > now() AND push_attempts = 0',
  );
  const inHand =
    'SELECT FROM notifications WHERE push_at IS NOT NULL AND (push_attempts > 0 OR push_at <= now())';
  await waitFor(async () => {
    await instance.app.get(PushesService).sendDue();
    return (await query(instance, inHand)).rowCount === 0;
  });
};

/** When the lines of a user that wait to be pushed are looked at again. */
export const waitingPushes = async (instance: Instance, { user }: Client): Promise<Date[]> => {
  const sql =
    'SELECT push_at AS due FROM notifications WHERE user_id = $1 AND push_at IS NOT NULL ORDER BY id';
  return (await query<{ due: Date }>(instance, sql, [user.id])).rows.map(({ due }) => due);
};
