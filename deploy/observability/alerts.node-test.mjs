import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { WebSocket } from 'ws';
import { parse } from 'yaml';
import { programPath } from '../../tools/testing/programs.mjs';
import { register, registerPair } from '../../tools/testing/travelers.mjs';
import { until } from '../../tools/testing/until.mjs';
import { WINDOW, startWatchedProduct, tellRedis } from './watched-product.mjs';

const here = (file) => path.join(import.meta.dirname, file);
const read = (file) => readFileSync(here(file), 'utf8');
const promtool = (args, input) => execFileSync(programPath('promtool'), args, { input, encoding: 'utf8' });

const rules = parse(read('alerts.yml')).groups.flatMap((group) => group.rules);
const panels = JSON.parse(read('dashboard.json')).panels;
const shown = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));

let product;
let ana;

before(async () => {
  product = await startWatchedProduct();
  ana = await chat(product.web.url);
});
after(async () => {
  ana?.socket.close();
  await product?.stop();
});

/** Somebody who wrote to somebody else, with a socket open. */
async function chat(url) {
  const [ana, ben] = await registerPair(url);
  const message = await ana.call('POST', '/api/messages', { receiverId: ben.id, content: 'Hello' });
  assert.equal(message.status, 201);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie: ana.cookie } });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'auth', userId: ana.id }));
  const type = () => socket.send(JSON.stringify({ type: 'typing', receiverId: ben.id, isTyping: true }));
  return { socket, type, ask: () => ana.call('GET', '/api/auth/me') };
}

const isFiring = async (alert) => (await product.prometheus.firing()).includes(alert);
const fires = (alert, meanwhile = async () => {}) =>
  until(`${alert} fires`, async () => (await meanwhile(), await isFiring(alert)));

test('the rules are valid, and each is fired by alerts.test.yml', () => {
  for (const file of ['alerts.yml', 'exporters.yml']) promtool(['check', 'rules', here(file)]);
  promtool(['test', 'rules', here('alerts.test.yml')]);
  const tested = parse(read('alerts.test.yml')).tests.flatMap((one) => one.alert_rule_test);
  const fired = tested.filter(({ exp_alerts }) => exp_alerts.length).map(({ alertname }) => alertname);
  assert.deepEqual(rules.map(({ alert }) => alert).sort(), [...new Set(fired)].sort());
});

test('what instances serve keeps to the conventions for metrics', async () => {
  for (const { url } of [product.web, product.worker])
    promtool(['check', 'metrics'], await (await fetch(`${url}/metrics`)).text());
});

test('every panel and every rule reads metrics that a running product serves', async () => {
  for (const { title, expr } of shown) {
    const expression = expr.replaceAll('$__rate_interval', WINDOW);
    const show = async () => (await product.prometheus.query(expression)).length > 0;
    await until(`${title} shows ${expression}`, async () => (ana.type(), await show()));
  }
  const names = rules.flatMap(({ expr }) => expr.match(/\b[a-z]+(?:_[a-z0-9]+)+(?=\{)/g) ?? []);
  for (const name of new Set(names))
    assert.ok((await product.prometheus.query(`count(${name})`)).length, `${name} is served`);
});

test('what an alert watches for fires it', async (context) => {
  const early = await product.prometheus.firing();
  for (const alert of ['InstanceDown', 'NoWorker', 'BusDown', 'BusForged', 'DatabasePoolExhausted'])
    assert.ok(!early.includes(alert), `${alert} before there is a reason`);

  await context.test('BusForged: somebody else publishes', () =>
    fires('BusForged', () => tellRedis(product.redis, 'PUBLISH wayfellow forged')),
  );

  await context.test('BusSlow: Redis answers late', () =>
    fires('BusSlow', async () => {
      await tellRedis(product.redis, 'CLIENT PAUSE 600 ALL');
      ana.type();
    }),
  );

  await context.test('EventLoopBusy: an instance does nothing for a while', () =>
    fires('EventLoopBusy', async () => {
      process.kill(product.web.pid, 'SIGSTOP');
      // As long as most of the time between two scrapes.
      await wait(1_500);
      process.kill(product.web.pid, 'SIGCONT');
    }),
  );

  await context.test('DatabasePoolExhausted, RouteSlow: requests wait for a lock', async () => {
    const client = new pg.Client({ connectionString: product.postgres.url });
    await client.connect();
    const hold = async () => {
      await client.query('BEGIN; LOCK TABLE session, users');
      const asked = Array.from({ length: 30 }, () => ana.ask());
      // Slower than the rule allows, and sooner than a request that waits for a connection gives up.
      await wait(1_000);
      await client.query('ROLLBACK');
      await Promise.all(asked);
    };
    await fires('DatabasePoolExhausted', hold);
    await fires('RouteSlow', hold);
    await client.end();
  });

  await context.test('OutboxFails: no email can be written', async () => {
    // Without SMTP_URL emails are files in this folder, which is a file now.
    assert.ok(!(await isFiring('OutboxFails')), 'while emails can be written');
    const outbox = path.join(product.folder, 'outbox');
    rmSync(outbox, { recursive: true, force: true });
    writeFileSync(outbox, '');
    assert.equal((await register(product.web.url, 'cai')).status, 201);
    await fires('OutboxFails');
    rmSync(outbox);
    mkdirSync(outbox);
  });

  await context.test('InstanceDown, NoWorker: the worker dies', async () => {
    await product.worker.stop('SIGKILL');
    await fires('InstanceDown');
    await fires('NoWorker');
  });

  await context.test('BusDown: Redis dies', async () => {
    await product.redis.kill();
    await fires('BusDown');
    // Nobody can say how many jobs wait.
    await until('NoWorker ends', async () => !(await isFiring('NoWorker')));
  });

  await context.test('AnswersFail: PostgreSQL dies', async () => {
    await product.postgres.stop();
    await fires('AnswersFail', () => ana.ask());
  });
});
