import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { root } from '../../tools/workspace.mjs';

// docker-compose.yml, and what deploy/compose adds to it.

const read = (file) => parse(readFileSync(path.join(root, file), 'utf8'), { merge: true });
const base = read('docker-compose.yml');
const additions = readdirSync(path.join(root, 'deploy/compose')).map((name) =>
  read(`deploy/compose/${name}`),
);
const https = read('deploy/compose/https.yml');
const backup = read('deploy/compose/backup.yml');

test('no log fills a disk: each container keeps so much and no more', () => {
  const services = [base, https].flatMap((one) => Object.entries(one.services));
  for (const [name, { image, logging }] of services.filter(([, { image }]) => image)) {
    assert.equal(logging.driver, 'json-file', name);
    assert.ok(logging.options['max-size'] && logging.options['max-file'], `${name} ${image}`);
  }
});

test('what is added is a service of its own, or changes one that is there', () => {
  assert.equal(additions.length, 2);
  for (const [name, service] of additions.flatMap(({ services }) => Object.entries(services)))
    assert.ok(service.image || base.services[name], name);
});

test('the proxy that ends TLS is the one address whose word about clients nginx takes, and nobody else gets it', () => {
  const address = https.services.https.networks.default.ipv4_address;
  assert.equal(https.services.front.environment.FRONT_TRUSTED_PROXIES, address);
  assert.ok('FRONT_TRUSTED_PROXIES' in base.services.front.environment);
  const [{ subnet, ip_range: range }] = https.networks.default.ipam.config;
  const [network] = subnet.split('.0/24');
  assert.ok(address.startsWith(`${network}.`));
  assert.equal(range, `${network}.128/25`);
  assert.ok(Number(address.split('.')[3]) < 128);
});

test('PostgreSQL archives by the script that is mounted, into the folder of its history', () => {
  const { command, volumes } = backup.services.postgres;
  const settings = Object.fromEntries(
    command.filter((word) => word.includes('=')).map((word) => word.split(/=(.*)/s).slice(0, 2)),
  );
  assert.equal(settings.archive_mode, 'on');
  assert.match(
    settings.archive_command,
    /^\/opt\/backup\/archive-wal\.sh \/backups\/\$\{BACKUPS_HISTORY:[^}]+\}\/wal %p %f$/,
  );
  assert.deepEqual(
    volumes.map((volume) => volume.replace(/^[^}]*\}:/, '')),
    ['./deploy/backup:/opt/backup:ro', '/backups'],
  );
  assert.ok(existsSync(path.join(root, 'deploy/backup/archive-wal.sh')));
});
