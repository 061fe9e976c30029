import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const KEY_ID = 'test-key';
const SECRET = 'test-secret';
const BUCKET = 'test-bucket';

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The signature of AWS's version 4, as its documentation writes it down. */
const signatureOf = (
  { method, url = '', headers }: IncomingMessage,
  scope: string,
  names: string,
): string => {
  const [date = '', region = '', service = ''] = scope.split('/');
  const { pathname, search } = new URL(url, 'http://s3');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const payload = String(headers['x-amz-content-sha256']);
  const canonical = [method, pathname, search.slice(1), lines.join(''), names, payload].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [region, service, 'aws4_request'].reduce<Buffer>(
    (from, part) => hmac(from, part),
    hmac(`AWS4${SECRET}`, date),
  );
  return hmac(key, text).toString('hex');
};

const AUTHORIZATION = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(.+)$/;

/** The least of a storage service that speaks the S3 protocol: it stores what is signed well, in memory. */
export class S3Server {
  readonly objects = new Map<string, Buffer>();
  /** While set, every request is answered with this status. */
  failsWith?: number;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<S3Server> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const s3 = new S3Server(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => void s3.answer(request, response));
    return s3;
  }

  /** The settings of an instance that stores its files here. */
  env(secret = SECRET): Record<string, string> {
    return {
      FILES_S3_URL: this.url,
      FILES_S3_BUCKET: BUCKET,
      FILES_S3_KEY: KEY_ID,
      FILES_S3_SECRET: secret,
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const status = this.failsWith ?? this.statusOf(request, body);
    response.writeHead(status);
    response.end(status === 200 && request.method === 'GET' ? this.objects.get(nameOf(request)) : undefined);
  }

  private statusOf(request: IncomingMessage, body: Buffer): number {
    const [, keyId, scope = '', names = '', signature] =
      AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
    if (keyId !== KEY_ID || signatureOf(request, scope, names) !== signature) return 403;
    const name = nameOf(request);
    if (!request.url?.startsWith(`/${BUCKET}/`)) return 404;
    if (request.method === 'PUT') {
      if (request.headers['x-amz-content-sha256'] !== sha256(body)) return 400;
      this.objects.set(name, body);
      return 200;
    }
    if (request.method === 'DELETE') {
      this.objects.delete(name);
      return 204;
    }
    return this.objects.has(name) ? 200 : 404;
  }
}

const nameOf = ({ url = '' }: IncomingMessage) => url.slice(`/${BUCKET}/`.length);
