import { ReconciliationService } from '../../src/modules/subscriptions/sync/reconciliation.service.js';
import { type Client, newUser } from './client.js';
import { freshDatabase } from './database.js';
import { type Instance, startInstance } from './instance.js';
import { Payments } from './payments.js';
import { query } from './query.js';
import { waitFor } from './wait-for.js';

/** What a file's tests work with: a payment provider, an instance on it, and a user who is new in each test. */
export interface PaymentScene {
  payments: Payments;
  instance: Instance;
  client: Client;
  databaseUrl: string;
}

/** Starts provider and instance for the file, and calls `assign` before each test. Events reach the instance. */
export const setUpPayments = (database: string, assign: (scene: PaymentScene) => void): void => {
  let scene: PaymentScene;
  beforeAll(async () => {
    const [payments, databaseUrl] = [await Payments.start(), await freshDatabase(database)];
    scene = { payments, databaseUrl } as PaymentScene;
    scene.instance = await startInstance({ databaseUrl, env: payments.env() });
  });
  afterAll(async () => {
    await scene?.instance?.close();
    await scene?.payments.close();
  });
  beforeEach(async () => {
    scene.payments.courier.to = scene.instance.url;
    assign({ ...scene, client: await newUser(scene.instance) });
  });
};

export const reconcile = (instance: Instance) => instance.app.get(ReconciliationService).reconcile();

/** Until no email about Premium is left to be sent. */
export const allPremiumEmailsSent = (instance: Instance) =>
  waitFor(async () => !(await query(instance, `SELECT FROM emails WHERE kind LIKE 'premium-%'`)).rowCount);

/** How many of the provider's events are not applied yet. */
export const eventsWaiting = async (instance: Instance): Promise<number> => {
  const sql = 'SELECT count(*)::int AS count FROM provider_events WHERE applied_at IS NULL';
  return (await query<{ count: number }>(instance, sql)).rows[0]?.count ?? 0;
};
