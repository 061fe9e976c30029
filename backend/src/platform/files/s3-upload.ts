/** Sends a signed request about a file, with a query; undefined where there is nothing to remove. */
export type SendPart = (
  method: 'POST' | 'PUT' | 'DELETE',
  query: string,
  body?: Uint8Array<ArrayBuffer> | string,
) => Promise<Response | undefined>;

/** What services take: no part but the last one may be smaller. */
export const PART_BYTES = 5 * 1_024 * 1_024;

/** Content in parts of PART_BYTES, the last one smaller or empty. No more than one is held. */
export const partsOf = async function* (
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (let rest of content) {
    while (size + rest.length >= PART_BYTES) {
      const end = PART_BYTES - size;
      yield joined([...held, rest.subarray(0, end)]);
      rest = rest.subarray(end);
      [held, size] = [[], 0];
    }
    if (rest.length === 0) continue;
    held.push(rest);
    size += rest.length;
  }
  yield joined(held);
};

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts));

/** A file that is sent in parts: S3 has it once they are completed, and nothing of it before. */
export class S3Upload {
  private readonly etags: string[] = [];

  private constructor(
    private readonly send: SendPart,
    private readonly id: string,
  ) {}

  static async begin(send: SendPart): Promise<S3Upload> {
    const answer = await send('POST', 'uploads=');
    const id = /<UploadId>([^<]+)<\/UploadId>/.exec((await answer?.text()) ?? '')?.[1];
    if (id === undefined) throw new Error('The file storage began no upload');
    return new S3Upload(send, encodeURIComponent(id));
  }

  async add(part: Uint8Array<ArrayBuffer>): Promise<void> {
    const answer = await this.send('PUT', `partNumber=${this.etags.length + 1}&uploadId=${this.id}`, part);
    this.etags.push(answer?.headers.get('etag') ?? '');
    await answer?.body?.cancel();
  }

  /** @throws when the parts are not put together, which S3 may say with status 200 */
  async complete(): Promise<void> {
    const parts = this.etags.map(
      (etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    const answer = await this.send('POST', `uploadId=${this.id}`, body);
    if (!answer || (await answer.text()).includes('<Error>'))
      throw new Error('The file storage did not put the parts together');
  }

  /** Has the parts removed. Where that fails, too, the bucket's own rule removes them. */
  async abort(): Promise<void> {
    await this.send('DELETE', `uploadId=${this.id}`).catch(() => undefined);
  }
}
