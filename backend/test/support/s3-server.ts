import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const KEY_ID = 'test-key';
const SECRET = 'test-secret';
const BUCKET = 'test-bucket';

/** Of all parts but the last one. */
const LEAST_PART = 5 * 1_024 * 1_024;

interface Answer {
  status: number;
  text?: string;
  etag?: string;
}

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
  /** The parts of uploads that are neither completed nor aborted. */
  readonly uploads = new Map<string, Buffer[]>();
  /** While set, every request is answered with this status. */
  failsWith?: number;
  /** While set, only requests whose 'METHOD ?query' matches are answered so. */
  failsFor = /./;

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
    const { method, url = '' } = request;
    const fails = this.failsFor.test(`${method} ${new URL(url, 'http://s3').search}`);
    const { status, text, etag } =
      this.failsWith !== undefined && fails ? { status: this.failsWith } : this.answerTo(request, body);
    response.writeHead(status, etag ? { etag } : {});
    response.end(status === 200 && method === 'GET' ? this.objects.get(nameOf(request)) : text);
  }

  private answerTo(request: IncomingMessage, body: Buffer): Answer {
    const [, keyId, scope = '', names = '', signature] =
      AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
    if (keyId !== KEY_ID || signatureOf(request, scope, names) !== signature) return { status: 403 };
    if (!request.url?.startsWith(`/${BUCKET}/`)) return { status: 404 };
    const name = nameOf(request);
    const hash = request.headers['x-amz-content-sha256'];
    if (body.length > 0 && hash !== sha256(body)) return { status: 400 };
    const { searchParams } = new URL(request.url, 'http://s3');
    if (searchParams.has('uploads') || searchParams.has('uploadId'))
      return this.answerToUpload(request.method ?? '', name, searchParams, body);
    if (request.method === 'PUT') {
      this.objects.set(name, body);
      return { status: 200 };
    }
    if (request.method === 'DELETE') {
      this.objects.delete(name);
      return { status: 204 };
    }
    return { status: this.objects.has(name) ? 200 : 404 };
  }

  /** An upload in parts: it is begun, parts are put, and it is completed or aborted. */
  private answerToUpload(method: string, name: string, query: URLSearchParams, body: Buffer): Answer {
    if (query.has('uploads')) {
      const begun = `upload/${this.uploads.size + 1}+=`;
      this.uploads.set(begun, []);
      return { status: 200, text: `<Result><UploadId>${begun}</UploadId></Result>` };
    }
    const id = query.get('uploadId') ?? '';
    const parts = this.uploads.get(id);
    if (!parts) return { status: 404 };
    if (method === 'PUT') {
      const number = Number(query.get('partNumber'));
      parts[number - 1] = body;
      return { status: 200, etag: `"${sha256(body)}"` };
    }
    this.uploads.delete(id);
    if (method === 'DELETE') return { status: 204 };
    const named = parts.map(
      (part, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>"${sha256(part)}"</ETag></Part>`,
    );
    const isWhole =
      body.toString() === `<CompleteMultipartUpload>${named.join('')}</CompleteMultipartUpload>`;
    const isTooSmall = parts.slice(0, -1).some(({ length }) => length < LEAST_PART);
    // Told after the status, as S3 does.
    if (!isWhole || isTooSmall) return { status: 200, text: '<Error><Code>InvalidPart</Code></Error>' };
    this.objects.set(name, Buffer.concat(parts));
    return { status: 200, text: '<CompleteMultipartUploadResult/>' };
  }
}

const nameOf = ({ url = '' }: IncomingMessage) =>
  new URL(url, 'http://s3').pathname.slice(`/${BUCKET}/`.length);
