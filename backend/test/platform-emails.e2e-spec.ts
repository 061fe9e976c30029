import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { retentionDays } from '@wayfellow/contracts';
import { readConfig } from '../src/config/read-config.js';
import { EmailSender } from '../src/platform/emails/email-sender.js';
import { Emails } from '../src/platform/emails/emails.service.js';
import { newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { MailServer } from './support/mail-server.js';
import { Mailbox } from './support/mailbox.js';
import { query } from './support/query.js';

const PUBLIC_ORIGIN = 'https://wayfellow.travel';

describe('an email', () => {
  beforeAll(() => Logger.overrideLogger(false));

  it('is a whole file in the outbox folder where there is no mail server', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'wayfellow-mail-'));
    const sender = new EmailSender(readConfig({ DATABASE_URL: 'postgres://localhost/x', DATA_DIR: dataDir }));
    await sender.send({ to: 'ana@wayfellow.example', subject: 'Welcome', text: 'Hello Ana' }, 'welcome-0');
    const [name] = await readdir(sender.outbox);
    const email = await readFile(join(sender.outbox, name ?? ''), 'utf8');
    expect(name).toMatch(/\.eml$/);
    expect(email).toContain('To: ana@wayfellow.example');
    expect(email).toContain('Hello Ana');
    await rm(dataDir, { recursive: true });
  });

  it('comes from the address that the settings name', async () => {
    const server = await MailServer.start();
    const from = { SMTP_URL: server.url, MAIL_FROM: 'post@wayfellow.travel', PUBLIC_ORIGIN };
    const sender = new EmailSender(readConfig({ DATABASE_URL: 'postgres://localhost/x', ...from }));
    await sender.send({ to: 'ana@travelers.org', subject: 'Welcome', text: 'Hello Ana' }, 'welcome-2');
    const [email = ''] = server.emails;
    expect(email).toMatch(/^From: Wayfellow <post@wayfellow\.travel>\r$/m);
    expect(email).toMatch(/^Message-ID: <welcome-2@wayfellow\.travel>\r$/m);
    expect(email).not.toContain('.example');
    await server.close();
  });

  it('to an address that exists nowhere stays on this machine', async () => {
    const server = await MailServer.start();
    const dataDir = await mkdtemp(join(tmpdir(), 'wayfellow-mail-'));
    const from = { MAIL_FROM: 'post@wayfellow.travel', PUBLIC_ORIGIN };
    const settings = { SMTP_URL: server.url, ...from, DATA_DIR: dataDir };
    const sender = new EmailSender(readConfig({ DATABASE_URL: 'postgres://localhost/x', ...settings }));
    for (const to of ['ana@example.org', 'ana@wayfellow.example', 'ana@home.test'])
      await sender.send({ to, subject: 'Welcome', text: 'Hello Ana' }, to.replaceAll(/\W/g, '-'));
    expect(server.emails).toEqual([]);
    expect(await readdir(sender.outbox)).toHaveLength(3);
    await server.close();
    await rm(dataDir, { recursive: true });
  });

  it('is one file when it is sent again under its id', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'wayfellow-mail-'));
    const sender = new EmailSender(readConfig({ DATABASE_URL: 'postgres://localhost/x', DATA_DIR: dataDir }));
    const email = { to: 'ana@wayfellow.example', subject: 'Welcome', text: 'Hello Ana' };
    for (const _ of [1, 2]) await sender.send(email, 'welcome-1');
    expect(await readdir(sender.outbox)).toEqual(['welcome-1.eml']);
    expect(await readFile(join(sender.outbox, 'welcome-1.eml'), 'utf8')).toMatch(
      /Message-ID:\s+<welcome-1@wayfellow.example>/,
    );
    await rm(dataDir, { recursive: true });
  });
});

describe('the outbox', () => {
  let mailbox: Mailbox;
  let instance: Instance;
  let emails: Emails;
  beforeAll(async () => {
    mailbox = await Mailbox.start();
    const databaseUrl = await freshDatabase('plat_emails');
    // No job looks into the outbox but these tests'.
    instance = await startInstance({ databaseUrl, env: { ...mailbox.env(), ROLE: 'web' } });
    emails = instance.app.get(Emails);
  });
  afterAll(() => Promise.all([instance?.close(), mailbox?.close()]));

  it('leases one email at a time, also where the planner takes it for nearly empty', async () => {
    await newUser(instance);
    await query(instance, 'VACUUM ANALYZE emails');
    const { user } = await newUser(instance);
    for (let i = 0; i < 8; i += 1) await emails.enqueueNow('confirm', { userId: user.id });
    await emails.sendDue();
    expect((await query(instance, 'SELECT kind, attempts FROM emails')).rows).toEqual([]);
    expect(mailbox.to(user.email, 'Confirm your email')).toHaveLength(9);
  });

  it('says which email was given up, and why one could not be written', async () => {
    const told: unknown[] = [];
    const warn = jest
      .spyOn(Logger.prototype, 'warn')
      .mockImplementation((line: unknown) => void told.push(line));
    await emails.enqueueNow('of a later release', {});
    await emails.sendDue();
    await query(
      instance,
      `UPDATE emails SET created_at = now() - interval '${retentionDays.unsentEmail} days'`,
    );
    await emails.sendDue();
    warn.mockRestore();
    expect(told).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/^Email .* \(of a later release\) could not be written$/) as string,
        cause: expect.objectContaining({
          message: 'No module writes emails of kind of a later release',
        }) as Error,
      }),
      expect.stringMatching(/^Email .* \(of a later release\) was given up after 3 days$/),
    ]);
  });

  it('leases what has failed so often that no interval is long enough for a power of it', async () => {
    const { user } = await newUser(instance);
    await query(instance, 'UPDATE emails SET attempts = 100');
    await emails.sendDue();
    expect(mailbox.to(user.email, 'Confirm your email')).toHaveLength(1);
  });
});
