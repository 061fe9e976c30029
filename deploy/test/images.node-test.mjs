import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { parseEnv } from 'node:util';
import { images } from '../../tools/images.mjs';
import { withSecrets } from '../../tools/secrets.mjs';
import { root } from '../../tools/workspace.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const dockerfiles = ['backend', 'frontend', 'remote'].map((name) => `deploy/${name}.Dockerfile`);
const workspaces = Object.entries(JSON.parse(read('package-lock.json')).packages)
  .filter(([place]) => place && !place.includes('node_modules/'))
  .map(([place]) => place);

test('an image installs from the manifests of all workspaces, before the sources are copied', () => {
  assert.ok(workspaces.length > 10);
  for (const file of dockerfiles) {
    const [beforeInstall] = read(file).split('RUN npm ci');
    assert.doesNotMatch(beforeInstall, /^COPY \. /m, file);
    const copied = [...beforeInstall.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(
      ([, place]) => place,
    );
    assert.deepEqual(copied.toSorted(), workspaces.toSorted(), file);
  }
});

test('the backend’s image builds each frontend as its own image does, so that they share the work', () => {
  const [backend, frontend, remote] = dockerfiles.map(read);
  /** The stage that holds the sources, without its name. */
  const sourcesOf = (text) => /FROM [^]+ENV NX_DAEMON=false/.exec(text)[0].replace(/ AS \w+/, '');
  const builds = (text) => text.match(/^RUN npx nx run .+$/gm);
  for (const text of [frontend, remote]) {
    assert.equal(sourcesOf(text), sourcesOf(backend));
    for (const line of builds(text)) assert.ok(builds(backend).includes(line), line);
  }
  const [buildOfRemote] = builds(remote);
  const remotes = Object.values(images).flatMap(({ remote: name }) => name ?? []);
  assert.ok(remotes.length > 2);
  for (const name of remotes) assert.ok(backend.includes(`ARG REMOTE=${name}\n${buildOfRemote}\n`), name);
});

test('nothing that an image copies is left out of the build context', () => {
  const ignored = read('.dockerignore').trim().split('\n');
  const copied = dockerfiles.flatMap((file) =>
    [...read(file).matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources]) => sources.split(' ')),
  );
  for (const source of copied.filter((source) => source !== '.'))
    for (const pattern of ignored)
      assert.ok(source !== pattern && !source.startsWith(`${pattern}/`), `${source} by ${pattern}`);
});

test('docker compose builds each image once', () => {
  const services = Object.values(parse(read('docker-compose.yml'), { merge: true }).services);
  const built = services.filter(({ build }) => build).map(({ image }) => image);
  assert.deepEqual(built, [...new Set(built)]);
  for (const { image, build, pull_policy } of services)
    assert.ok(build || !built.includes(image) || pull_policy === 'never', image);
});

test('which version of a remote compose runs is a setting of its own, by default the one built with everything else', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true });
  const remotes = Object.values(images).filter(({ remote }) => remote);
  assert.ok(remotes.length > 2);
  for (const { name, remote } of remotes) {
    const setting = `REMOTE_${remote.replace('mfe-', '').toUpperCase()}_TAG`;
    assert.equal(services[remote].image, `${name}:\${${setting}:-latest}`);
  }
});

test('`npm run secrets` writes every secret that docker compose asks for, and keeps those that are there', () => {
  const required = [...read('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
  const written = parseEnv(withSecrets('SESSION_SECRET=kept'));
  assert.deepEqual(Object.keys(written).toSorted(), [...new Set(required)].toSorted());
  assert.equal(written.SESSION_SECRET, 'kept');
  for (const [name, value] of Object.entries(written).filter(([name]) => name !== 'SESSION_SECRET'))
    assert.match(value, /^[\w-]{43}$/, name);
  const again = Object.entries(written).map(([name, value]) => `${name}=${value}\n`);
  assert.equal(withSecrets(again.join('')), again.join(''));
});
