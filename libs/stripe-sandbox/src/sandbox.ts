import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLoopbackUrl, LOOPBACK } from './calls/loopback.js';
import { listener } from './api/listener.js';
import { Clock } from './billing/clock.js';
import { nextDue, runDue } from './billing/due.js';
import { Context, type AfterRetries } from './billing/context.js';
import { StateFile } from './state/state-file.js';
import { Store } from './state/store.js';
import { Deliveries } from './webhooks/deliveries.js';

/** The longest timer: the system clock may jump, and timers are limited to about 24 days. */
const MAX_SLEEP_MS = 60_000;
const ANSWER_WITHIN_MS = 1_000;

export interface SandboxOptions {
  /** 0 or absent: a free port. */
  port?: number;
  /** The file of the state. Its folder is created; an unreadable file is an error. */
  stateFile: string;
  /** Where events are sent, on this machine. Without it, only endpoints created through the API receive any. */
  webhookUrl?: string;
  /** The signing secret of events to `webhookUrl`, as whsec_…; not empty. */
  webhookSecret: string;
  /** After the last failed retry of a renewal, the subscription is canceled (default) or becomes unpaid. */
  afterRetries?: AfterRetries;
  log?: (line: string) => void;
}

export interface StripeSandbox {
  url: string;
  port: number;
  /** Stops the server and the deliveries; resolves once the state is saved. */
  close(): Promise<void>;
}

function checkOptions({ webhookUrl, webhookSecret }: SandboxOptions) {
  if (!webhookSecret) throw new Error('The sandbox needs a webhookSecret to sign its events with.');
  if (webhookUrl !== undefined && !isLoopbackUrl(webhookUrl))
    throw new Error('The sandbox delivers webhooks to this machine only.');
}

/** Runs scheduled actions as real time passes, without waiting for a request. */
function runDueOverTime(context: Context, onChange: () => void) {
  let timer: NodeJS.Timeout | undefined;
  const check = () => {
    if (runDue(context, null, context.clock.now())) onChange();
    const due = nextDue(context, null);
    const wait = due ? Math.max((due.at - context.clock.now()) * 1000, 50) : MAX_SLEEP_MS;
    timer = setTimeout(check, Math.min(wait, MAX_SLEEP_MS));
    timer.unref();
  };
  check();
  return () => clearTimeout(timer);
}

/** Lets requests in progress finish, then closes the remaining connections. */
function closeServer(server: Server): Promise<unknown> {
  const timer = setTimeout(() => server.closeAllConnections(), ANSWER_WITHIN_MS);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  return closed.finally(() => clearTimeout(timer));
}

/**
 * Starts a Stripe-compatible server on the loopback address.
 * @throws Error for invalid options, an unreadable state file, or a port in use.
 */
export async function startStripeSandbox(options: SandboxOptions): Promise<StripeSandbox> {
  checkOptions(options);
  const { webhookUrl, webhookSecret, log = () => undefined } = options;
  const store = new Store(new StateFile(options.stateFile));
  const context = new Context(
    store,
    new Clock(store),
    options.afterRetries ?? 'cancel',
    webhookUrl !== undefined,
  );
  const target = webhookUrl === undefined ? undefined : { url: webhookUrl, secret: webhookSecret };
  const deliveries = new Deliveries(store, target, log);
  const changed = async () => {
    await store.save();
    deliveries.pump();
  };
  const server = createServer(listener({ context, log, changed }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, LOOPBACK, resolve);
  });
  const stopWatching = runDueOverTime(context, () => {
    changed().catch((error: unknown) => log(`State not saved: ${String(error)}`));
  });
  deliveries.pump();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${LOOPBACK}:${port}`,
    port,
    close: async () => {
      stopWatching();
      deliveries.close();
      await closeServer(server);
      await store.save();
    },
  };
}
