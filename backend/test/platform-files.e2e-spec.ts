import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config/read-config.js';
import type { FileName, Files } from '../src/platform/files/files.js';
import { FolderFiles } from '../src/platform/files/folder-files.js';
import { S3Files } from '../src/platform/files/s3-files.js';
import { PART_BYTES } from '../src/platform/files/s3-upload.js';
import { freshDatabase } from './support/database.js';
import { startInstance } from './support/instance.js';
import { ProbeModule } from './support/probe.module.js';
import { S3Server } from './support/s3-server.js';

const config = (env: Record<string, string>) => readConfig({ DATABASE_URL: 'postgres://x/y', ...env }).files!;
const name: FileName = 'photos/some-file-128.webp';
const bytes = randomBytes(70_000);
const CHUNK_BYTES = 64 * 1_024;

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfellow-files-'));
  s3 = await S3Server.start();
});
afterAll(async () => {
  await s3?.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  ['a folder', (): Files => new FolderFiles(folder)],
  ['a bucket', (): Files => new S3Files(config(s3.env()))],
])('%s', (_, open) => {
  test('gives back what it stores, until that is removed', async () => {
    const files = open();
    expect(await files.read(name)).toBeUndefined();
    await files.write(name, bytes);
    expect(await files.read(name)).toEqual(bytes);
    await files.remove(name);
    expect(await files.read(name)).toBeUndefined();
    await files.remove(name);
  });

  test.each(['photos/../session-secret', 'photos/a/b.webp', 'photos/.webp', 'photos/a', 'photos/a.webp\n'])(
    'takes no name that could lead elsewhere: %j',
    async (odd) => {
      await expect(open().write(odd as FileName, bytes)).rejects.toThrow(/name/);
      await expect(open().read(odd as FileName)).rejects.toThrow(/name/);
    },
  );
});

/** So many random bytes in chunks, and how many of them were read so far. */
const chunked = (total: number) => {
  const whole = randomBytes(total);
  const read = { bytes: 0 };
  const chunks = async function* () {
    for (let at = 0; at < total; at += CHUNK_BYTES) {
      const chunk = whole.subarray(at, at + CHUNK_BYTES);
      read.bytes += chunk.length;
      yield await Promise.resolve(chunk);
    }
  };
  return { whole, read, chunks: chunks() };
};

describe('a file that comes in chunks', () => {
  const large: FileName = 'exports/large.zip';

  test.each([0, PART_BYTES - 1, PART_BYTES, PART_BYTES + 1, 3 * PART_BYTES + 70_000])(
    'of %i bytes is stored as it is, in a folder and in a bucket',
    async (total) => {
      for (const files of [new FolderFiles(folder), new S3Files(config(s3.env()))]) {
        const { whole, chunks } = chunked(total);
        expect(await files.write(large, chunks)).toBe(total);
        expect((await files.read(large))?.equals(whole)).toBe(true);
        await files.remove(large);
      }
      expect(s3.uploads.size).toBe(0);
    },
  );

  test('goes to the bucket part by part: no more of it is read than a part before that is stored', async () => {
    const { read, chunks } = chunked(4 * PART_BYTES + 1);
    const ahead: number[] = [];
    const watched = async function* () {
      for await (const chunk of chunks) {
        const stored = [...s3.uploads.values()].flat().reduce((sum, part) => sum + part.length, 0);
        ahead.push(read.bytes - stored);
        yield chunk;
      }
    };
    const files = new S3Files(config(s3.env()));
    await files.write(large, watched());
    await files.remove(large);
    expect(Math.max(...ahead)).toBeLessThanOrEqual(PART_BYTES + CHUNK_BYTES);
  });

  test.each(['PUT .*partNumber=2', 'POST .*uploadId=', 'POST .*uploads='])(
    'leaves neither a file nor parts where the bucket fails at %s',
    async (call) => {
      const files = new S3Files(config(s3.env()));
      [s3.failsWith, s3.failsFor] = [501, new RegExp(call)];
      try {
        await expect(files.write(large, chunked(3 * PART_BYTES).chunks)).rejects.toThrow(
          /answered \w+ with 501$/,
        );
      } finally {
        [s3.failsWith, s3.failsFor] = [undefined, /./];
      }
      expect(await files.read(large)).toBeUndefined();
      expect(s3.uploads.size).toBe(0);
    },
  );

  test('leaves neither where it breaks off', async () => {
    const broken = async function* () {
      yield* chunked(PART_BYTES + 1).chunks;
      throw new Error('The rows could not be read');
    };
    for (const files of [new FolderFiles(folder), new S3Files(config(s3.env()))]) {
      await expect(files.write(large, broken())).rejects.toThrow('The rows could not be read');
      expect(await files.read(large)).toBeUndefined();
    }
    expect(s3.uploads.size).toBe(0);
  });
});

test('a folder has whole files only', async () => {
  const files = new FolderFiles(join(folder, 'whole'));
  await Promise.all(Array.from({ length: 5 }, () => files.write(name, bytes)));
  expect(await readdir(join(folder, 'whole/photos'))).toEqual(['some-file-128.webp']);
  expect(await files.read(name)).toEqual(bytes);
});

test('a bucket that refuses the signature, or fails, is an error that names neither key nor file', async () => {
  const wrong = new S3Files(config(s3.env('another secret')));
  await expect(wrong.write(name, bytes)).rejects.toThrow('The file storage answered PUT with 403');
  s3.failsWith = 501;
  const files = new S3Files(config(s3.env()));
  for (const work of [() => files.write(name, bytes), () => files.read(name), () => files.remove(name)])
    await expect(work()).rejects.toThrow(/^The file storage answered \w+ with 501$/);
  s3.failsWith = undefined;
});

test('the start warns where several instances would have a folder each, and not otherwise', async () => {
  const databaseUrl = await freshDatabase('plat_files');
  const said = async (env: Record<string, string>) => {
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const instance = await startInstance({
      databaseUrl,
      root: ProbeModule,
      env: { LOG_LEVEL: 'warn', ...env },
      log,
    });
    await instance.close();
    return lines.join('\n');
  };
  expect(await said({ ROLE: 'web' })).toContain('Set FILES_S3_URL');
  expect(await said({ ROLE: 'web', ...s3.env() })).not.toContain('FILES_S3_URL');
  expect(await said({ ROLE: 'all' })).not.toContain('FILES_S3_URL');
});
