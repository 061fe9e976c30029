import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { FilesConfig } from '../../config/config.js';
import { PART_BYTES, S3Upload, type SendPart, partsOf } from './s3-upload.js';
import { type FileContent, type FileName, Files, checkedName } from './files.js';

/** Signed with the request: without it the body would not be, and over plain http could be another. */
const SIGNED_HASH = 'X-Amz-Content-Sha256';
const TIMEOUT_MS = 10_000;
/** After the first try, when the service asks to slow down or fails. */
const RETRIES = 2;

/** Files in a bucket of a service that speaks the S3 protocol. */
export class S3Files extends Files {
  readonly isLocal = false;
  private readonly client: AwsClient;
  private readonly base: string;

  constructor({ url, bucket, keyId, secret }: FilesConfig) {
    super();
    this.base = `${url}/${bucket}`;
    // Amazon's and Cloudflare's regions are found by the host; others accept the default one.
    this.client = new AwsClient({
      accessKeyId: keyId,
      secretAccessKey: secret,
      service: 's3',
      retries: RETRIES,
    });
  }

  /** A part at a time is in memory. What fits into one is sent at once. */
  async write(name: FileName, content: FileContent): Promise<number> {
    if (Buffer.isBuffer(content)) return this.put(name, content);
    const send: SendPart = (method, query, body) => this.send(method, name, query, body);
    let upload: S3Upload | undefined;
    let size = 0;
    try {
      for await (const part of partsOf(content)) {
        if (!upload && part.length < PART_BYTES) return await this.put(name, part);
        upload ??= await S3Upload.begin(send);
        if (part.length > 0) await upload.add(part);
        size += part.length;
      }
      await upload?.complete();
      return size;
    } catch (error) {
      await upload?.abort();
      throw error;
    }
  }

  async read(name: FileName): Promise<Buffer | undefined> {
    const response = await this.send('GET', name);
    return response && Buffer.from(await response.arrayBuffer());
  }

  async remove(name: FileName): Promise<void> {
    await this.send('DELETE', name);
  }

  private async put(name: FileName, bytes: Uint8Array): Promise<number> {
    await this.send('PUT', name, '', new Uint8Array(bytes));
    return bytes.length;
  }

  /** Undefined if there is no such file. */
  private async send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    name: FileName,
    query = '',
    body?: Uint8Array<ArrayBuffer> | string,
  ): Promise<Response | undefined> {
    const response = await this.client.fetch(`${this.base}/${checkedName(name)}${query && `?${query}`}`, {
      method,
      body,
      headers: body === undefined ? {} : { [SIGNED_HASH]: sha256(body) },
      // What is stored goes where the settings say, and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404 && (method === 'GET' || method === 'DELETE')) return undefined;
    throw new Error(`The file storage answered ${method} with ${response.status}`);
  }
}

const sha256 = (body: Uint8Array | string): string => createHash('sha256').update(body).digest('hex');
