import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { readConfig } from '../src/config/read-config.js';
import { Mail } from '../src/platform/mail/mail.js';

describe('mail', () => {
  beforeAll(() => Logger.overrideLogger(false));

  it('lies in the outbox as a whole letter where there is no mail server', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'wayfellow-mail-'));
    const mail = new Mail(readConfig({ DATABASE_URL: 'postgres://localhost/x', DATA_DIR: dataDir }));
    await mail.send({ to: 'ana@wayfellow.example', subject: 'Welcome', text: 'Hello Ana' });
    const [name] = await readdir(mail.outbox);
    const letter = await readFile(join(mail.outbox, name ?? ''), 'utf8');
    expect(name).toMatch(/\.eml$/);
    expect(letter).toContain('To: ana@wayfellow.example');
    expect(letter).toContain('Hello Ana');
    await rm(dataDir, { recursive: true });
  });
});
