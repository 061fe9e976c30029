import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { FilesConfig } from '../../config/config.js';
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

  /** The service has to know size and hash before the first byte: parts are collected, and hashed as they come. */
  async write(name: FileName, content: FileContent): Promise<number> {
    const hash = createHash('sha256');
    const parts: Uint8Array[] = [];
    for await (const part of Buffer.isBuffer(content) ? [content] : content) {
      hash.update(part);
      parts.push(part);
    }
    const body = new Uint8Array(Buffer.concat(parts));
    await this.send('PUT', name, { body, headers: { [SIGNED_HASH]: hash.digest('hex') } });
    return body.length;
  }

  async read(name: FileName): Promise<Buffer | undefined> {
    const response = await this.send('GET', name);
    return response && Buffer.from(await response.arrayBuffer());
  }

  async remove(name: FileName): Promise<void> {
    await this.send('DELETE', name);
  }

  /** Undefined if there is no such file. */
  private async send(method: string, name: FileName, init: RequestInit = {}): Promise<Response | undefined> {
    const response = await this.client.fetch(`${this.base}/${checkedName(name)}`, {
      ...init,
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404 && method !== 'PUT') return undefined;
    throw new Error(`The file storage answered ${method} with ${response.status}`);
  }
}
