import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stringify } from 'yaml';
import { kustomization, ofKind } from '../../deploy/test/manifests.mjs';
import { step } from './steps.mjs';

const IMAGE = 'wayfellow-podman';
const NAME = 'wayfellow-podman';
const NETWORK = 'wayfellow';
const READY_LIMIT_MS = 180_000;
const POLL_MS = 250;
const PASSWORD = 'a password of the proof';
const CGROUPS = '/sys/fs/cgroup';
/** As `--privileged` but for one right, which the root of a machine inside another may lack. */
const RIGHTS = [
  ...['--cap-add', 'ALL', '--cap-drop', 'SYS_RESOURCE', '--cgroupns', 'host'],
  ...['seccomp', 'systempaths', 'apparmor'].flatMap((each) => ['--security-opt', `${each}=unconfined`]),
  ...['--volume', `${CGROUPS}:${CGROUPS}`],
];
const BASES = ['postgres:18', 'redis:8'];

/**
 * deploy/kubernetes, played by Podman in a container of the engine: the Job, then the Deployments, each as one pod with the name
 * of its Service. The manifests stay as they are, except for the host, which everybody sets, and the registry of the images,
 * which is Podman's own store. PostgreSQL and Redis, which are not among them, run beside.
 *
 * @param {{ docker: (...args: string[]) => Promise<string>, url: string, env: NodeJS.ProcessEnv }} project
 */
export async function openPods({ docker, url, env }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-pods-'));
  await docker('rm', '--force', '--volumes', NAME);
  const podman = (...args) => docker('exec', NAME, 'podman', ...args);
  const inside = (pod, ...command) => podman('exec', containerOf(pod), ...command);

  const close = async () => {
    rmSync(folder, { recursive: true, force: true });
    // The container goes by itself; the control groups of what ran in it are the machine's.
    const commands = [
      'podman pod rm --force --all --time 5',
      'podman rm --force --all --time 5',
      `find ${CGROUPS} -depth -path '*/libpod_parent*' -type d -exec rmdir {} +`,
    ];
    await docker('exec', NAME, 'sh', '-c', commands.join('; ')).catch(() => undefined);
    await docker('rm', '--force', '--volumes', NAME);
  };

  /** Has Podman play objects, with the settings that they refer to. */
  const play = async (name, objects, options = []) => {
    const file = path.join(folder, `${name}.yaml`);
    writeFileSync(file, [...settings(url), ...objects].map((each) => stringify(each)).join('---\n'));
    await docker('cp', file, `${NAME}:/${name}.yaml`);
    await podman('kube', 'play', '--network', `${NETWORK}:alias=${name}`, ...options, `/${name}.yaml`);
  };

  const start = async () => {
    const context = path.join(folder, 'image');
    const dockerfile = path.join(import.meta.dirname, 'podman.Dockerfile');
    await step('mkdir', [context]);
    // On the host's network, as the stand-ins: what the host reaches, the build reaches.
    await docker('build', '-q', '--network', 'host', '-f', dockerfile, '-t', IMAGE, context);
    const port = `${new URL(url).port}:8080`;
    await docker('run', '--detach', ...RIGHTS, '--name', NAME, '--publish', port, IMAGE);
    await loadImages(docker, podman, env);
    await podman('network', 'create', NETWORK);
    const run = (name, ...args) => podman('run', '--detach', '--network', NETWORK, '--name', name, ...args);
    const user = ['--env', 'POSTGRES_USER=wayfellow', '--env', 'POSTGRES_DB=wayfellow'];
    await run('postgres', ...user, '--env', `POSTGRES_PASSWORD=${PASSWORD}`, 'postgres:18');
    await run('redis', 'redis:8', 'redis-server', '--requirepass', PASSWORD);
    const answers = () => podman('exec', 'postgres', 'pg_isready', '-h', '127.0.0.1', '-U', 'wayfellow');
    await untilNoError(answers);
  };
  /** Ends what runs in a pod as a crash would: what Podman itself ends is not started again. */
  const crash = async (pod) => {
    const pid = await podman('inspect', '-f', '{{.State.Pid}}', containerOf(pod));
    await docker('exec', NAME, 'sh', '-c', `kill -9 ${pid}`);
  };
  return { url, podman, inside, play, crash, start, close };
}

/** The container of a pod that Podman makes of a Deployment, or of a Job. */
export const containerOf = (name) => {
  const { spec } = [...ofKind('Deployment'), ...ofKind('Job')].find(({ metadata }) => metadata.name === name);
  return `${name}-pod-${spec.template.spec.containers[0].name}`;
};

/** A Deployment or a Job with the images that `kubectl apply -k` would give it. */
export function withImages(object) {
  const copy = structuredClone(object);
  for (const container of copy.spec.template.spec.containers) container.image = tagged(container.image);
  return copy;
}

const tagged = (image) =>
  `localhost/${image}:${kustomization.images.find(({ name }) => name === image).newTag}`;

async function loadImages(docker, podman, env) {
  const own = kustomization.images.map(({ name }) => name);
  const script = `set -o pipefail; docker save ${[...own, ...BASES].join(' ')} | docker exec -i ${NAME} podman load -q`;
  await step('bash', ['-c', script], { env });
  for (const image of own) await podman('tag', image, tagged(image));
}

/** The Secrets, as README.md of deploy/kubernetes has them made, and the ConfigMap with our host. */
function settings(url) {
  const password = encodeURIComponent(PASSWORD);
  const database = (user) => `postgres://${user}:${password}@postgres:5432/wayfellow`;
  const secret = (name, values) => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name },
    data: Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, Buffer.from(value).toString('base64')]),
    ),
  });
  const [configMap] = ofKind('ConfigMap');
  return [
    secret('wayfellow', {
      DATABASE_URL: database('wayfellow_app'),
      REDIS_URL: `redis://:${password}@redis:6379`,
      SESSION_SECRET: 'session'.repeat(6),
      ACCOUNT_SECRET: 'account'.repeat(6),
    }),
    secret('wayfellow-migration', { DATABASE_MIGRATION_URL: database('wayfellow') }),
    { ...configMap, data: { ...configMap.data, PUBLIC_ORIGIN: url } },
  ];
}

async function untilNoError(body) {
  const deadline = Date.now() + READY_LIMIT_MS;
  for (;;) {
    try {
      return await body();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(POLL_MS);
    }
  }
}
