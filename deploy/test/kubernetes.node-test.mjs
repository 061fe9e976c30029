import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { parse, parseAllDocuments } from 'yaml';

const folder = path.join(import.meta.dirname, '../kubernetes');
const read = (file) => readFileSync(path.join(folder, file), 'utf8');
const manifests = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS()));
const ofKind = (kind) => manifests.filter((each) => each.kind === kind);
const kustomization = parse(read('kustomization.yaml'));

test('every manifest is applied', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
  assert.deepEqual(kustomization.resources.toSorted(), files.toSorted());
});

test('the namespace takes restricted pods alone', () => {
  const [{ metadata }] = ofKind('Namespace');
  for (const mode of ['enforce', 'audit', 'warn'])
    assert.equal(metadata.labels[`pod-security.kubernetes.io/${mode}`], 'restricted');
});

for (const { metadata, spec } of ofKind('Deployment')) {
  test(`${metadata.name} is restricted: no root, no rights, no writing, no account of the cluster`, () => {
    const pod = spec.template.spec;
    assert.equal(pod.automountServiceAccountToken, false);
    assert.equal(pod.securityContext.runAsNonRoot, true);
    assert.ok(pod.securityContext.runAsUser > 0);
    assert.equal(pod.securityContext.seccompProfile.type, 'RuntimeDefault');
    for (const { securityContext, resources, ports } of pod.containers) {
      assert.equal(securityContext.allowPrivilegeEscalation, false);
      assert.equal(securityContext.readOnlyRootFilesystem, true);
      assert.deepEqual(securityContext.capabilities, { drop: ['ALL'] });
      assert.ok(resources.limits.memory);
      for (const { containerPort } of ports) assert.ok(containerPort >= 1024);
    }
  });
}

test('every image has a version of its own', () => {
  const images = ofKind('Deployment').flatMap(({ spec }) =>
    spec.template.spec.containers.map(({ image }) => image),
  );
  const tags = new Map(kustomization.images.map(({ name, newTag }) => [name, newTag]));
  for (const image of images) assert.match(tags.get(image), /^\d+\.\d+\.\d+/, image);
});

test('nobody speaks to anybody unless a policy says so, and every Service is reached by one', () => {
  const policies = ofKind('NetworkPolicy');
  const closed = policies.find(
    ({ spec }) => Object.keys(spec.podSelector).length === 0 && !spec.ingress && !spec.egress,
  );
  assert.deepEqual(closed.spec.policyTypes, ['Ingress', 'Egress']);
  const reached = policies
    .filter(({ spec }) => spec.ingress)
    .flatMap(({ spec: { podSelector } }) => [
      podSelector.matchLabels?.app ?? [],
      ...(podSelector.matchExpressions ?? []).flatMap(({ values }) => values),
    ])
    .flat();
  for (const { spec } of ofKind('Service')) assert.ok(reached.includes(spec.selector.app), spec.selector.app);
});
