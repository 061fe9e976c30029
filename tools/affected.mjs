// `npm run --silent affected -- mfe-matching`: prints whether that project, or a file its image is built with, changed since
// the commit NX_BASE. Without NX_BASE, or with one that is not in the history, the answer is true.
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { images } from './images.mjs';
import { root } from './workspace.mjs';

const project = process.argv[2];
const base = process.env.NX_BASE;
// Nx assigns these to no project.
const imageFiles = ['.dockerignore', ...(images[project]?.files ?? [])];

const git = (...args) => spawnSync('git', args, { cwd: root }).status === 0;

function affectedProjects() {
  const nx = fileURLToPath(import.meta.resolve('nx/bin/nx.js'));
  const args = [nx, 'show', 'projects', '--affected', `--base=${base}`, '--head=HEAD', '--json'];
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }));
}

const isKnown = Boolean(base) && git('merge-base', '--is-ancestor', base, 'HEAD');
console.log(
  !isKnown ||
    !git('diff', '--quiet', base, 'HEAD', '--', ...imageFiles) ||
    affectedProjects().includes(`@wayfellow/${project}`),
);
