import { endpoints } from '@wayfellow/contracts';
import pg from 'pg';
import { Jobs } from '../src/platform/jobs/jobs.service.js';
import { BuiltBackend, type Process } from './support/built-backend.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { Gate } from './support/gate.js';
import { type Instance, startInstance } from './support/instance.js';
import { MailServer } from './support/mail-server.js';
import { FAREWELL, WELCOME } from './support/outbox.js';
import {
  Payments,
  buyPremium,
  cards,
  startCheckout,
  waitForStatus,
  subscriptionRow,
  A_MONTH_AND_A_BIT_S,
} from './support/payments.js';
import { query } from './support/query.js';
import { waitFor } from './support/wait-for.js';

const { cancel } = endpoints.subscriptions;

/** A worker in a process of its own, with ways to the provider and to the mail that can be blocked. */
interface Worker {
  process: Process;
  provider: Gate;
  mail: MailServer;
}

let built: BuiltBackend;
let payments: Payments;
beforeAll(async () => {
  built = await BuiltBackend.build();
});
afterAll(() => built?.close());

describe('two workers, of which one is killed', () => {
  let web: Instance;
  let client: Client;
  let workers: Worker[];

  const startWorker = async (databaseUrl: string): Promise<Worker> => {
    const [provider, mail] = await Promise.all([Gate.to(payments.sandbox.url), MailServer.start()]);
    const process = await built.start({
      ...payments.env(provider.url),
      ROLE: 'worker',
      DATABASE_URL: databaseUrl,
      SMTP_URL: mail.url,
      MAIL_FROM: 'hello@wayfellow.travel',
      PUBLIC_ORIGIN: 'http://localhost:3000',
    });
    return { process, provider, mail };
  };
  const isOf = (subject: string) => (email: string) => email.includes(`Subject: ${subject}`);
  const emails = (subject: string) => workers.flatMap(({ mail }) => mail.emails).filter(isOf(subject));
  const idOf = (email = '') => /^Message-ID:\s+(<.+>)/m.exec(email)?.[1];
  const isNoneWaiting = async () => !(await query(web, 'SELECT FROM emails')).rowCount;

  beforeEach(async () => {
    // Each with a clock of its own, which is moved.
    payments = await Payments.start();
    const databaseUrl = await freshDatabase('subs_workers');
    web = await startInstance({ databaseUrl, env: { ...payments.env(), ROLE: 'web' } });
    payments.courier.to = web.url;
    workers = await Promise.all([startWorker(databaseUrl), startWorker(databaseUrl)]);
    client = await newUser(web);
    await buyPremium(client, payments);
    await waitFor(() => emails(WELCOME).length === 1);
    // A worker that is killed before it recorded that would send it again.
    await waitFor(isNoneWaiting);
    await client.call(cancel);
  });
  afterEach(async () => {
    await Promise.all(workers.map(({ process }) => process.kill()));
    await web?.close();
    await Promise.all(workers.flatMap(({ provider, mail }) => [provider.end(), mail.close()]));
    await payments?.close();
  });

  const killOne = async (isBusy: (worker: Worker) => boolean) => {
    await waitFor(() => workers.some(isBusy));
    await Promise.all(workers.filter(isBusy).map(({ process }) => process.kill()));
    expect(workers.filter(({ process }) => process.child.signalCode === null)).toHaveLength(1);
  };
  /** What the schedule brings within minutes. */
  const nextLook = () => {
    web.app.get(Jobs).add('subscriptions', 'reconcile', {});
    web.app.get(Jobs).add('emails', 'send', {});
  };

  test('in the middle of a downgrade: there is one downgrade and one farewell', async () => {
    const [one, other] = workers as [Worker, Worker];
    for (const { provider } of workers) provider.close(/^GET \/v1\/subscriptions\/sub_/);
    await payments.advance(A_MONTH_AND_A_BIT_S);
    await waitFor(() => one.provider.waiting + other.provider.waiting > 0);
    const busy = one.provider.waiting > 0 ? one : other;
    await busy.process.kill();
    for (const { provider } of workers) provider.lift();
    nextLook();
    await waitForStatus(client, { active: false, tier: 'free', status: 'canceled' });
    await waitFor(() => {
      web.app.get(Jobs).add('emails', 'send', {});
      return emails(FAREWELL).length > 0;
    });
    nextLook();
    const { id } = await subscriptionRow(web, client);
    const { rows } = await query(
      web,
      'SELECT kind FROM subscription_letters WHERE subscription_id = $1 ORDER BY kind',
      [id],
    );
    expect(rows).toEqual([{ kind: 'confirmation' }, { kind: 'farewell' }]);
    expect(emails(FAREWELL)).toHaveLength(1);
    expect(emails(WELCOME)).toHaveLength(1);
  });

  test('with an email in hand: the other sends it when the lease is over, under the same id', async () => {
    for (const { mail } of workers) mail.isStalling = true;
    await payments.advance(A_MONTH_AND_A_BIT_S);
    await waitForStatus(client, { active: false, tier: 'free' });
    await killOne(({ mail }) => mail.stalled.some(isOf(FAREWELL)));
    for (const { mail } of workers) mail.isStalling = false;

    nextLook();
    await query(web, 'UPDATE emails SET leased_until = now()');
    await waitFor(async () => {
      web.app.get(Jobs).add('emails', 'send', {});
      return emails(FAREWELL).length > 0;
    });
    await waitFor(isNoneWaiting);
    expect(emails(FAREWELL)).toHaveLength(1);
    const [inHand] = workers.flatMap(({ mail }) => mail.stalled).filter(isOf(FAREWELL));
    expect(idOf(emails(FAREWELL)[0])).toBe(idOf(inHand));
    expect(idOf(inHand)).toMatch(/^<premium-farewell-/);
  });
});

/** Every row of every table, as text. */
const everythingStored = async (databaseUrl: string): Promise<string> => {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows: tables } = await database.query<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
       WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'bullmq')`,
    );
    const texts = [];
    for (const { name } of tables)
      texts.push(...(await database.query(`SELECT t::text FROM ${name} t`)).rows);
    return JSON.stringify(texts);
  } finally {
    await database.end();
  }
};

test('no key, card number or client secret is logged or stored', async () => {
  payments = await Payments.start();
  const databaseUrl = await freshDatabase('subs_secrets');
  const { url, child, kill, said } = await built.start({
    ...payments.env(),
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'trace',
  });
  payments.courier.to = url;
  const instance = { url, wsUrl: '' } as Instance;
  const client = await newUser(instance);
  const clientSecret = await startCheckout(client);
  await payments.confirm(clientSecret, cards.declined);
  await payments.confirm(clientSecret, cards.succeeds);
  await waitForStatus(client, { active: true });
  await client.call(cancel);
  await waitFor(() => said().includes('/api/subscriptions'));
  await kill();
  expect(child.signalCode).toBe('SIGKILL');
  const secrets = /sk_test|whsec|_secret_|4242\s?4242|4000000000000002/;
  expect(said()).not.toMatch(secrets);
  expect(await everythingStored(databaseUrl)).not.toMatch(secrets);
  await payments.close();
});
