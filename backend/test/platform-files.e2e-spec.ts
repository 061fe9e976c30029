import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config/read-config.js';
import type { FileName, Files } from '../src/platform/files/files.js';
import { FolderFiles } from '../src/platform/files/folder-files.js';
import { S3Files } from '../src/platform/files/s3-files.js';
import { freshDatabase } from './support/database.js';
import { startInstance } from './support/instance.js';
import { ProbeModule } from './support/probe.module.js';
import { S3Server } from './support/s3-server.js';

const config = (env: Record<string, string>) => readConfig({ DATABASE_URL: 'postgres://x/y', ...env }).files!;
const name: FileName = 'photos/some-file-128.webp';
const bytes = randomBytes(70_000);

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
  expect(await said({})).not.toContain('FILES_S3_URL');
});
