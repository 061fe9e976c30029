import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { manifests, ofKind } from '../../deploy/test/manifests.mjs';
import { isRestricted } from './checks.mjs';
import { containerOf, withImages } from './pods.mjs';
import { ask, askUntil, matched } from './requests.mjs';

const PLAYED = ['ConfigMap', 'Deployment', 'Job'];
/** What a cluster does and one Podman does not. A kind that is new here has to be played, or named in docs/operations.md. */
const LEFT_OUT = [
  'HorizontalPodAutoscaler',
  'Ingress',
  'Namespace',
  'NetworkPolicy',
  'PodDisruptionBudget',
  'Service',
];
const MIB = 2 ** 20;
const RESTART_LIMIT_MS = 60_000;
const POLL_MS = 250;
const deployments = ofKind('Deployment');
const REMOTES = deployments.map(({ metadata }) => metadata.name).filter((name) => name.startsWith('mfe-'));

function everyKindIsKnown() {
  const kinds = [...new Set(manifests.map(({ kind }) => kind))].toSorted();
  assert.deepEqual(kinds, [...PLAYED, ...LEFT_OUT].toSorted());
  return `played: ${PLAYED.join(', ')}; left out: ${LEFT_OUT.join(', ')}`;
}

async function theJobMigrates({ play, podman }) {
  const [job] = ofKind('Job');
  const name = job.metadata.name;
  await play(name, [withImages(job)]);
  assert.equal(await podman('wait', containerOf(name)), '0');
  const log = await podman('logs', containerOf(name));
  assert.match(log, /migrated to this version/);
}

async function everyDeploymentIsPlayed({ url, play, podman }) {
  for (const deployment of deployments) {
    const { name } = deployment.metadata;
    const options = name === 'frontend-shell' ? ['--publish', '8080:8080'] : [];
    await play(name, [withImages(deployment)], options);
  }
  await askUntil(`${url}/api/health/ready`, ({ ok }) => ok);
  for (const { metadata } of deployments)
    assert.equal(await podman('inspect', '-f', '{{.State.Status}}', containerOf(metadata.name)), 'running');
}

async function podsAreRestricted({ inside, podman }) {
  for (const { metadata, spec } of deployments) {
    const { name } = metadata;
    await isRestricted(name, (...command) => inside(name, ...command));
    const { runAsUser } = spec.template.spec.securityContext;
    assert.equal(await inside(name, 'id', '-u'), String(runAsUser), name);
    const memory = Number(await podman('inspect', '-f', '{{.HostConfig.Memory}}', containerOf(name)));
    const { limits } = spec.template.spec.containers[0].resources;
    assert.equal(`${memory / MIB}Mi`, limits.memory, name);
  }
}

async function podsServe({ url }) {
  const statuses = { '/': 200, '/metrics': 404, '/api/nothing': 404 };
  for (const [path, status] of Object.entries(statuses))
    assert.equal((await ask(url + path)).status, status, path);
  for (const remote of REMOTES) {
    const { status, headers } = await ask(`${url}/remotes/${remote}/mf-manifest.json`);
    assert.equal(status, 200);
    // The backend, which has the same files, would say same-origin.
    assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin', remote);
  }
}

async function travelersTalk({ url }) {
  const [one, other] = await matched(url, 'in_a_pod', 'in_another');
  const sent = await one.call('POST', '/api/messages', { receiverId: other.id, content: 'Hello from a pod' });
  assert.equal(sent.status, 201);
  const [{ content }] = await (await other.call('GET', `/api/messages/${one.id}`)).json();
  assert.equal(content, 'Hello from a pod');
}

async function podsComeBack({ url, podman, crash }) {
  const container = containerOf('backend');
  const restarts = () => podman('inspect', '-f', '{{.RestartCount}} {{.State.Status}}', container);
  assert.equal(await restarts(), '0 running');
  const begun = Date.now();
  await crash('backend');
  while ((await restarts()) !== '1 running') {
    assert.ok(Date.now() - begun < RESTART_LIMIT_MS, 'it does not come back');
    await wait(POLL_MS);
  }
  await askUntil(`${url}/api/health/ready`, ({ ok }) => ok);
  return `ready again after ${((Date.now() - begun) / 1000).toFixed(1)} s`;
}

/** What has to hold of the manifests that Podman plays, in this order. Each may return figures. */
export const podChecks = {
  'every kind of object is played, or is known to be left out': everyKindIsKnown,
  'the Job migrates the database, and ends': theJobMigrates,
  'every Deployment is played, and runs': everyDeploymentIsPlayed,
  'no pod is root, has rights, writes where no volume is, or has more memory than its limit':
    podsAreRestricted,
  'the pods serve as deployed, each remote from its own': podsServe,
  'two travelers talk through the pods': travelersTalk,
  'an instance that crashes comes back': podsComeBack,
};
