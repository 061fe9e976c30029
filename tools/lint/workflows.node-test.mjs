import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { parse } from 'yaml';
import { dockerCalls, images, tagOf } from '../images.mjs';
import { suitesFor } from '../testing/suites.mjs';
import { root } from '../workspace.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const yamlIn = (folder) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.yml'))
    .map((file) => ({ file, document: parse(read(`${folder}/${file}`)) }));

const { scripts, workspaces } = JSON.parse(read('package.json'));
const workflows = yamlIn('.github/workflows');
const jobs = workflows.flatMap(({ file, document }) =>
  Object.entries(document.jobs).map(([name, job]) => ({ where: `${file} ${name}`, job })),
);
const steps = jobs.flatMap(({ where, job }) => (job.steps ?? []).map((step) => ({ where, step })));
const commands = [
  ...steps.filter(({ step }) => step.run).map(({ where, step }) => ({ where, text: step.run })),
  { where: '.ci/run', text: read('.ci/run') },
];
const frontends = readdirSync(root).filter((folder) =>
  existsSync(path.join(root, folder, 'webpack.config.mjs')),
);

const npmCommand = /\bnpm (?:run (?:--silent )?([\w-]+)|(test|start))/g;
const ownPath = /(?<![\w./$-])(?:\.\/)?((?:\.ci|\.github|backend|deploy|e2e|libs|tools)\/[\w./-]+)/g;
const missingPaths = (text) =>
  [...text.matchAll(ownPath)].map(([, file]) => file).filter((file) => !existsSync(path.join(root, file)));

test('workflows, and .ci/run, call npm scripts that exist', () => {
  const called = commands.flatMap(({ where, text }) =>
    [...text.matchAll(npmCommand)].map(([, script, short]) => ({ where, script: script ?? short })),
  );
  assert.ok(called.length > 10);
  assert.deepEqual(
    called.filter(({ script }) => !Object.hasOwn(scripts, script)),
    [],
  );
});

test('every check of .ci/run is one of ci.yml too', () => {
  const checks = (text) =>
    [...text.matchAll(/^(?:stage '\w+'|counting) (.+)$/gm)].map(([, command]) => command.trim());
  const inWorkflow = steps.filter(({ where }) => where.startsWith('ci.yml')).map(({ step }) => step.run);
  const wanted = checks(read('.ci/run'));
  assert.equal(wanted.length, 8);
  assert.deepEqual(
    wanted.filter((command) => !inWorkflow.includes(command)),
    [],
  );
});

test('workflows name files that exist', () => {
  const values = steps.flatMap(({ where, step }) =>
    [step.run, step.uses, ...Object.values(step.with ?? {})].map((value) => ({ where, text: String(value) })),
  );
  const called = jobs.map(({ where, job }) => ({ where, text: String(job.uses) }));
  const missing = [...values, ...called].flatMap(({ where, text }) =>
    missingPaths(text).map((file) => [where, file]),
  );
  assert.deepEqual(missing, []);
  for (const { step } of steps)
    if (step.with?.['node-version-file'])
      assert.ok(existsSync(path.join(root, step.with['node-version-file'])));
});

test('a workflow may only read, runs actions by their commit, and waits for jobs that exist', () => {
  for (const { file, document } of workflows) {
    assert.deepEqual([...new Set(Object.values(document.permissions))], ['read'], file);
    const names = Object.keys(document.jobs);
    for (const { needs = [] } of Object.values(document.jobs))
      for (const need of [needs].flat()) assert.ok(names.includes(need), `${file}: ${need}`);
  }
  for (const { where, step } of steps.filter(({ step }) => step.uses))
    assert.match(step.uses, /^[\w-]+\/[\w-]+@[0-9a-f]{40}$/, where);
});

test('each frontend has a workflow of its own name, and what is delivered an image', () => {
  for (const frontend of frontends) {
    const { document } = workflows.find(({ file }) => file === `${frontend}.yml`);
    assert.equal(document.name, frontend);
    assert.deepEqual(Object.values(document.jobs)[0].with, { project: frontend });
  }
  assert.deepEqual(Object.keys(images).toSorted(), ['backend', ...frontends].toSorted());
  for (const [project, { files }] of Object.entries(images)) {
    assert.ok(workspaces.includes(project), project);
    for (const file of files) assert.ok(existsSync(path.join(root, file)), file);
  }
});

test('an image is pushed only where a registry is set', () => {
  const image = images['mfe-matching'];
  const build = ['build', '-f', 'deploy/remote.Dockerfile', '--build-arg', 'REMOTE=mfe-matching', '-t'];
  assert.deepEqual(dockerCalls(image, { tag: '1' }), [[...build, 'wayfellow-mfe-matching:1', '.']]);
  const name = 'registry.example/team/wayfellow-mfe-matching:1';
  assert.deepEqual(dockerCalls(image, { registry: 'registry.example/team', tag: '1' }), [
    [...build, name, '.'],
    ['push', name],
  ]);
});

test('an image is tagged with the version of its project and the commit', () => {
  assert.match(tagOf('mfe-matching'), /^\d+\.\d+\.\d+-[0-9a-f]{12}$/);
});

test('a change that waits for a version names packages that exist', () => {
  const packages = JSON.parse(read('package-lock.json')).packages;
  const files = readdirSync(path.join(root, '.changeset')).filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  );
  for (const file of files) {
    const [, head] = read(`.changeset/${file}`).split(/^---$/m);
    for (const [name, size] of Object.entries(parse(head) ?? {})) {
      assert.ok(packages[`node_modules/${name}`]?.link, `${file}: ${name}`);
      assert.match(size, /^(major|minor|patch)$/, file);
    }
  }
});

test('CODEOWNERS names folders that exist', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  assert.ok(lines.length);
  for (const line of lines) assert.ok(existsSync(path.join(root, line.split(' ')[0])), line);
});

test('dependabot and the issue templates are YAML', () => {
  assert.ok(parse(read('.github/dependabot.yml')).updates.length);
  for (const { file, document } of yamlIn('.github/ISSUE_TEMPLATE')) assert.ok(document, file);
});

test('the dev container installs by scripts that exist', () => {
  const { postCreateCommand } = JSON.parse(read('.devcontainer/devcontainer.json'));
  assert.deepEqual(missingPaths(postCreateCommand), []);
});

test('npm test runs every test of node:test', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.node-test.mjs'], {
    cwd: root,
  });
  const run = suitesFor([]).flatMap(({ file }) => file ?? []);
  assert.deepEqual(run.toSorted(), files.toString().trim().split('\n').toSorted());
});
