import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { readConfig } from '../src/config/read-config.js';
import { MailServer } from './support/mail-server.js';
import { Mail } from '../src/platform/mail/mail.js';

const PUBLIC_ORIGIN = 'https://wayfellow.travel';

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

  it('comes from the address that the settings name', async () => {
    const server = await MailServer.start();
    const from = { SMTP_URL: server.url, MAIL_FROM: 'post@wayfellow.travel', PUBLIC_ORIGIN };
    const mail = new Mail(readConfig({ DATABASE_URL: 'postgres://localhost/x', ...from }));
    await mail.send({ to: 'ana@travelers.org', subject: 'Welcome', text: 'Hello Ana', id: 'welcome-2' });
    const [letter = ''] = server.letters;
    expect(letter).toMatch(/^From: Wayfellow <post@wayfellow\.travel>\r$/m);
    expect(letter).toMatch(/^Message-ID: <welcome-2@wayfellow\.travel>\r$/m);
    expect(letter).not.toContain('.example');
    await server.close();
  });

  it('to an address that exists nowhere stays on this machine', async () => {
    const server = await MailServer.start();
    const dataDir = await mkdtemp(join(tmpdir(), 'wayfellow-mail-'));
    const from = { MAIL_FROM: 'post@wayfellow.travel', PUBLIC_ORIGIN };
    const settings = { SMTP_URL: server.url, ...from, DATA_DIR: dataDir };
    const mail = new Mail(readConfig({ DATABASE_URL: 'postgres://localhost/x', ...settings }));
    for (const to of ['ana@example.org', 'ana@wayfellow.example', 'ana@home.test'])
      await mail.send({ to, subject: 'Welcome', text: 'Hello Ana' });
    expect(server.letters).toEqual([]);
    expect(await readdir(mail.outbox)).toHaveLength(3);
    await server.close();
    await rm(dataDir, { recursive: true });
  });

  it('is one letter when it is sent again under its id', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'wayfellow-mail-'));
    const mail = new Mail(readConfig({ DATABASE_URL: 'postgres://localhost/x', DATA_DIR: dataDir }));
    const letter = { to: 'ana@wayfellow.example', subject: 'Welcome', text: 'Hello Ana', id: 'welcome-1' };
    for (const _ of [1, 2]) await mail.send(letter);
    expect(await readdir(mail.outbox)).toEqual(['welcome-1.eml']);
    expect(await readFile(join(mail.outbox, 'welcome-1.eml'), 'utf8')).toMatch(
      /Message-ID:\s+<welcome-1@wayfellow.example>/,
    );
    await rm(dataDir, { recursive: true });
  });
});
