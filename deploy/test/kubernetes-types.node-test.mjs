import assert from 'node:assert/strict';
import path from 'node:path';
import test from 'node:test';
import ts from 'typescript';
import { manifests, ofKind } from './manifests.mjs';

// The types of the npm package kubernetes-types are made from the OpenAPI document of Kubernetes. A manifest, written down as
// a constant of its type, compiles only with the API's own fields, with all that it requires, and with values that it takes.

const options = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** The module of the types of an API version: networking.k8s.io/v1 is networking/v1, v1 is core/v1. */
const moduleOf = (apiVersion) => {
  const [version, group = 'core'] = apiVersion.split('/').reverse();
  return `kubernetes-types/${group.split('.')[0]}/${version}`;
};

const sourceOf = (manifest) =>
  `import type { ${manifest.kind} } from '${moduleOf(manifest.apiVersion)}';
export const manifest: ${manifest.kind} = ${JSON.stringify(manifest, null, 1)};`;

/** What the API would say about each manifest, as many lists as manifests. */
const problemsOf = (objects) => {
  const host = ts.createCompilerHost(options);
  const sources = new Map(
    objects.map((each, index) => [path.join(import.meta.dirname, `manifest-${index}.ts`), sourceOf(each)]),
  );
  const { fileExists, readFile } = host;
  host.fileExists = (file) => sources.has(path.normalize(file)) || fileExists(file);
  host.readFile = (file) => sources.get(path.normalize(file)) ?? readFile(file);
  const program = ts.createProgram([...sources.keys()], options, host);
  return [...sources.keys()].map((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
};

test('every manifest has the fields that the Kubernetes API knows and requires', () => {
  assert.ok(manifests.length > 20);
  for (const [index, problems] of problemsOf(manifests).entries())
    assert.deepEqual(problems, [], `${manifests[index].kind} ${manifests[index].metadata.name}`);
});

test('an unknown field, a wrong value and a missing field are found, however deep', () => {
  const [deployment] = ofKind('Deployment');
  const changed = (change) => {
    const copy = structuredClone(deployment);
    change(copy.spec, copy.spec.template.spec.containers[0]);
    return copy;
  };
  const [unknown, wrong, missing, version] = problemsOf([
    changed((_, container) => (container.readinessProbe.periodSecond = 3)),
    changed((spec) => (spec.replicas = '2')),
    changed((spec) => delete spec.selector),
    { ...deployment, apiVersion: 'apps/v1beta1' },
  ]).map((problems) => problems.join('\n'));
  assert.match(unknown, /'"periodSecond"' does not exist in type 'Probe'/);
  assert.match(wrong, /'string' is not assignable to type 'number'/);
  assert.match(missing, /'selector' is missing/);
  assert.match(version, /Cannot find module 'kubernetes-types\/apps\/v1beta1'/);
});
