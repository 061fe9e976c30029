import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { images } from '../images.mjs';
import { root } from '../workspace.mjs';

const changeset = fileURLToPath(import.meta.resolve('@changesets/cli/bin.js'));
const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const packages = Object.entries(
  JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages,
)
  .filter(([place]) => place && !place.includes('node_modules'))
  .map(([place]) => place);
const delivered = Object.keys(images);

/** The manifests of all packages in a folder of their own, where a change waits that concerns `project`. */
function withChange(context, project, sentence) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-versions-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const place of ['', ...packages]) {
    mkdirSync(path.join(folder, place), { recursive: true });
    cpSync(path.join(root, place, 'package.json'), path.join(folder, place, 'package.json'));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  mkdirSync(path.join(folder, '.changeset'));
  cpSync(path.join(root, '.changeset/config.json'), path.join(folder, '.changeset/config.json'));
  const text = `---\n'@wayfellow/${project}': minor\n---\n\n${sentence}\n`;
  writeFileSync(path.join(folder, '.changeset/change.md'), text);
  // As a line of a changelog names the commit that brought it.
  const git = (...args) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', '.changeset');
  git('-c', 'user.name=test', '-c', 'user.email=test@wayfellow.example', 'commit', '--quiet', '-m', 'Change');
  return folder;
}

const versionOf = (folder, project) =>
  JSON.parse(readFileSync(path.join(folder, project, 'package.json'), 'utf8')).version;

test('every frontend and the backend are packages of the workspace, each with a version', () => {
  for (const project of delivered) {
    assert.ok(workspaces.includes(project), project);
    assert.match(versionOf(root, project), /^\d+\.\d+\.\d+$/, project);
  }
});

for (const project of delivered.filter((name) => name.startsWith('mfe-'))) {
  test(`a change of ${project} gives it a version and a changelog of its own, and nobody else one`, (context) => {
    const folder = withChange(context, project, 'Something a traveler notices.');
    execFileSync(process.execPath, [changeset, 'version'], { cwd: folder, stdio: 'pipe' });
    const [major, minor] = versionOf(root, project).split('.').map(Number);
    assert.equal(versionOf(folder, project), `${major}.${minor + 1}.0`);
    const log = readFileSync(path.join(folder, project, 'CHANGELOG.md'), 'utf8');
    assert.match(log, new RegExp(`^# @wayfellow/${project}\n\n## ${major}\\.${minor + 1}\\.0\n`));
    assert.match(log, /Something a traveler notices\./);
    for (const other of packages.filter((each) => each !== project)) {
      assert.equal(versionOf(folder, other), versionOf(root, other), other);
      assert.equal(existsSync(path.join(folder, other, 'CHANGELOG.md')), false, other);
    }
  });
}
