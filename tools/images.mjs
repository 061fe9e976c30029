// `npm run images`: builds the images of deploy/, all or those named (`npm run images -- mfe-matching`). If IMAGE_REGISTRY
// is set, such as registry.example/wayfellow, they are pushed to it. A tag is the project's version and the commit.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

const remoteImage = (remote) => ({
  name: `wayfellow-${remote}`,
  files: ['deploy/remote.Dockerfile', 'deploy/remote.nginx.conf'],
  remote,
});

/**
 * The image of each project. `files`: its Dockerfile, and the files outside projects that it copies.
 *
 * @type {Record<string, { name: string, files: string[], remote?: string }>}
 */
export const images = {
  backend: { name: 'wayfellow-backend', files: ['deploy/backend.Dockerfile'] },
  'frontend-shell': {
    name: 'wayfellow-front',
    files: ['deploy/frontend.Dockerfile', 'deploy/nginx.conf', 'deploy/upstreams.sh'],
  },
  'mfe-matching': remoteImage('mfe-matching'),
  'mfe-messaging': remoteImage('mfe-messaging'),
  'mfe-subscription': remoteImage('mfe-subscription'),
};

const taggedName = ({ name }, { registry, tag }) => `${registry ? `${registry}/` : ''}${name}:${tag}`;

/** The arguments of each call of docker that builds an image and, if there is a registry, pushes it. */
export function dockerCalls(image, place) {
  const name = taggedName(image, place);
  const args = image.remote ? ['--build-arg', `REMOTE=${image.remote}`] : [];
  const build = ['build', '-f', image.files[0], ...args, '-t', name, '.'];
  return place.registry ? [build, ['push', name]] : [build];
}

function docker(args, options) {
  const { status, error, stdout } = spawnSync('docker', args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`docker could not be run: ${error.message}`);
  if (status !== 0) process.exit(1);
  return stdout;
}

function login(registry) {
  const { IMAGE_REGISTRY_USER: user, IMAGE_REGISTRY_PASSWORD: password } = process.env;
  if (!user) return;
  const host = registry.split('/')[0];
  docker(['login', host, '--username', user, '--password-stdin'], {
    input: password,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

/** What .env needs to run this version: its tag for compose, and for the backend the entry that browsers may run. */
function printSettings({ remote, ...image }, place) {
  const entry = `cat /srv/remotes/${remote}/remoteEntry.*[0-9a-f].js`;
  const run = ['run', '--rm', '--entrypoint', 'sh', taggedName(image, place), '-c', entry];
  const script = docker(run, { stdio: ['ignore', 'pipe', 'inherit'] });
  const hash = createHash('sha384').update(script).digest('base64');
  const prefix = `REMOTE_${remote.replace('mfe-', '').toUpperCase()}`;
  console.log(`${prefix}_TAG=${place.tag}\n${prefix}_INTEGRITY=sha384-${hash}`);
}

/** Such as 0.1.0-0123456789ab. */
export function tagOf(project) {
  const { version } = JSON.parse(readFileSync(path.join(root, project, 'package.json'), 'utf8'));
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return `${version}-${commit.trim()}`;
}

function deliver(project, registry) {
  const image = images[project];
  const place = { registry, tag: tagOf(project) };
  for (const args of dockerCalls(image, place)) docker(args);
  if (image.remote) printSettings(image, place);
}

function main(wanted) {
  const unknown = wanted.filter((project) => !Object.hasOwn(images, project));
  if (unknown.length) {
    console.error(`No image delivers ${unknown.join(', ')}; there are ${Object.keys(images).join(', ')}.`);
    process.exit(1);
  }
  const registry = process.env.IMAGE_REGISTRY;
  if (registry) login(registry);
  for (const project of wanted.length ? wanted : Object.keys(images)) deliver(project, registry);
  if (!registry) console.log('Built, not pushed: IMAGE_REGISTRY is not set.');
}

if (process.argv[1] === import.meta.filename) main(process.argv.slice(2));
