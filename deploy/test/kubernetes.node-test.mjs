import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { root } from '../../tools/workspace.mjs';
import { files, kustomization, manifests, ofKind, readme } from './manifests.mjs';

/** What runs pods: name → pod. */
const pods = Object.fromEntries(
  manifests
    .filter(({ spec }) => spec?.template)
    .map(({ metadata, spec }) => [metadata.name, spec.template.spec]),
);
const containers = Object.values(pods).flatMap((pod) => [...(pod.initContainers ?? []), ...pod.containers]);
const secretsOf = (pod) =>
  pod.containers.flatMap(({ envFrom = [] }) => envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []));

test('every manifest is applied', () => {
  assert.deepEqual(kustomization.resources.toSorted(), files.toSorted());
});

test('the namespace takes restricted pods alone', () => {
  const [{ metadata }] = ofKind('Namespace');
  for (const mode of ['enforce', 'audit', 'warn'])
    assert.equal(metadata.labels[`pod-security.kubernetes.io/${mode}`], 'restricted');
});

for (const [name, pod] of Object.entries(pods)) {
  test(`${name} is restricted: no root, no rights, no writing, no account of the cluster`, () => {
    assert.equal(pod.automountServiceAccountToken, false);
    assert.equal(pod.securityContext.runAsNonRoot, true);
    assert.ok(pod.securityContext.runAsUser > 0);
    assert.equal(pod.securityContext.seccompProfile.type, 'RuntimeDefault');
    for (const { securityContext, resources, ports = [] } of pod.containers) {
      assert.equal(securityContext.allowPrivilegeEscalation, false);
      assert.equal(securityContext.readOnlyRootFilesystem, true);
      assert.deepEqual(securityContext.capabilities, { drop: ['ALL'] });
      assert.ok(resources.limits.memory);
      for (const { containerPort } of ports) assert.ok(containerPort >= 1024);
    }
  });
}

test('every image has a version of its own', () => {
  const tags = new Map(kustomization.images.map(({ name, newTag }) => [name, newTag]));
  for (const { image } of containers) assert.match(tags.get(image), /^\d+\.\d+\.\d+/, image);
});

test('secrets are in no manifest: they are named, and README.md says how each is made', () => {
  assert.deepEqual(ofKind('Secret'), []);
  const named = new Set(Object.values(pods).flatMap(secretsOf));
  const made = [...readme.matchAll(/create secret generic (\S+)/g)].map(([, name]) => name);
  assert.deepEqual([...named].toSorted(), made.toSorted());
  const [{ data }] = ofKind('ConfigMap');
  for (const name of Object.keys(data))
    assert.doesNotMatch(name, /SECRET|PASSWORD|PRIVATE|(DATABASE|REDIS|SMTP)_URL/);
});

test('a Job migrates the database, and it alone has the role that may', () => {
  const [job, ...others] = ofKind('Job');
  assert.deepEqual(others, []);
  const [{ command, image }] = job.spec.template.spec.containers;
  assert.deepEqual(command, ['node', 'backend/dist/migrate.js']);
  const [backend] = pods.backend.containers;
  assert.equal(image, backend.image);
  const [{ data }] = ofKind('ConfigMap');
  assert.equal(data.MIGRATE_AT_START, 'false');
  const knowing = Object.keys(pods).filter((name) => secretsOf(pods[name]).includes('wayfellow-migration'));
  assert.deepEqual(knowing, ['migrate']);
  assert.match(readme, /generic wayfellow-migration --from-literal=DATABASE_MIGRATION_URL/);
});

test('instances are added by sockets, which they count, and by CPU, which they request', () => {
  const [{ spec }] = ofKind('HorizontalPodAutoscaler');
  const target = ofKind(spec.scaleTargetRef.kind).find(
    ({ metadata }) => metadata.name === spec.scaleTargetRef.name,
  );
  assert.equal(target.spec.replicas, undefined, 'who sets replicas here works against the autoscaler');
  const [sockets, cpu] = spec.metrics;
  const counted = readFileSync(path.join(root, 'backend/src/platform/live/live-hub.ts'), 'utf8');
  assert.ok(counted.includes(`metrics.gauge('${sockets.pods.metric.name}'`));
  assert.equal(cpu.resource.name, 'cpu');
  assert.ok(target.spec.template.spec.containers[0].resources.requests.cpu);
});

test('files of remotes come through the shell, whose nginx asks the Services by name and port, and has the fallback', () => {
  const upstreams = readFileSync(path.join(root, 'deploy/upstreams.sh'), 'utf8');
  const [, port] = /upstream "\$remote" (\d+)/.exec(upstreams);
  const remotes = ofKind('Service').filter(({ metadata }) => metadata.name.startsWith('mfe-'));
  assert.equal(remotes.length, 3);
  for (const { metadata, spec } of remotes) {
    assert.deepEqual(
      spec.ports.map((each) => each.port),
      [Number(port)],
      metadata.name,
    );
    assert.match(upstreams, new RegExp(`for remote in .*${metadata.name}`));
  }
  const routes = ofKind('Ingress').flatMap(({ spec }) => spec.rules.flatMap(({ http }) => http.paths));
  assert.deepEqual(
    routes.map(({ path: place, backend }) => [place, backend.service.name]),
    [
      ['/api', 'backend'],
      ['/ws', 'backend'],
      ['/', 'frontend-shell'],
    ],
  );
});

test('of what people reach, one pod at most is taken away at a time', () => {
  const budgets = ofKind('PodDisruptionBudget').map(({ spec }) => [
    spec.selector.matchLabels.app,
    spec.maxUnavailable,
  ]);
  const reached = ofKind('Service').map(({ spec }) => [spec.selector.app, 1]);
  assert.deepEqual(budgets.toSorted(), reached.toSorted());
});

test('nobody speaks to anybody unless a policy says so, and every Service is reached by one', () => {
  const policies = ofKind('NetworkPolicy');
  const closed = policies.find(
    ({ spec }) => Object.keys(spec.podSelector).length === 0 && !spec.ingress && !spec.egress,
  );
  assert.deepEqual(closed.spec.policyTypes, ['Ingress', 'Egress']);
  const named = (direction) =>
    policies
      .filter(({ spec }) => spec[direction])
      .flatMap(({ spec: { podSelector } }) => [
        podSelector.matchLabels?.app ?? [],
        ...(podSelector.matchExpressions ?? []).flatMap(({ values }) => values),
      ])
      .flat();
  for (const { spec } of ofKind('Service'))
    assert.ok(named('ingress').includes(spec.selector.app), spec.selector.app);
  for (const [name, pod] of Object.entries(pods))
    if (secretsOf(pod).length) assert.ok(named('egress').includes(name), `${name} reaches its database`);
});
