import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.mjs';

/**
 * @typedef {object} Suite
 * @property {string} name what `npm test -- <word>` searches
 * @property {string} [config] its Jest configuration; without one it uses node:test
 * @property {string} [file] its test file, for node:test
 * @property {boolean} [needsDatabase]
 * @property {boolean} [needsBuild]
 * @property {string[]} [needsPrograms] each must be found, or the suite can't run
 * @property {Record<string, string>} [env]
 * @property {number} [workers] processes at once
 * @property {{ file: string, only?: string }} [select] Jest runs only files of this name, and of them tests of such a name
 */

/** @type {Suite[]} quick ones first */
const all = [
  { name: 'import rules', file: 'tools/lint/boundaries.node-test.mjs' },
  { name: 'tables', file: 'tools/lint/tables.node-test.mjs' },
  { name: 'migrations', file: 'tools/lint/migrations.node-test.mjs' },
  { name: 'lint rules', file: 'tools/lint/rules.node-test.mjs' },
  { name: 'demo moderators', file: 'tools/product/demo.node-test.mjs' },
  { name: 'embedded postgres', file: 'tools/postgres/embedded-postgres.node-test.mjs' },
  { name: 'specification', file: 'tools/lint/coverage.node-test.mjs' },
  { name: 'settings', file: 'tools/lint/settings.node-test.mjs' },
  { name: 'workflows', file: 'tools/lint/workflows.node-test.mjs' },
  { name: 'sizes of files and folders', file: 'tools/lint/sizes.node-test.mjs' },
  { name: 'places', file: 'tools/lint/places.node-test.mjs' },
  { name: 'versions', file: 'tools/release/versions.node-test.mjs' },
  { name: 'map of the world', file: 'tools/lint/map.node-test.mjs' },
  { name: 'app manifest', file: 'tools/lint/manifest.node-test.mjs' },
  { name: 'git hooks', file: 'tools/lint/prepare.node-test.mjs' },
  { name: 'options of Chromium', file: 'tools/testing/chromium.node-test.mjs', needsPrograms: ['chromium'] },
  { name: 'bench', file: 'bench/lib/bench.node-test.mjs' },
  { name: 'bench, the load of chat', file: 'bench/chat/load/traffic.node-test.mjs' },
  { name: 'faults', file: 'tools/faults/report.node-test.mjs' },
  { name: 'bench, scaling', file: 'bench/scaling/report.node-test.mjs' },
  { name: 'bench, fan-out', file: 'bench/fan-out/fan-out.node-test.mjs' },
  { name: 'kubernetes', file: 'deploy/test/kubernetes.node-test.mjs' },
  { name: 'kubernetes API', file: 'deploy/test/kubernetes-types.node-test.mjs' },
  { name: 'compose', file: 'deploy/test/compose.node-test.mjs' },
  { name: 'images', file: 'deploy/test/images.node-test.mjs' },
  { name: 'bill of materials', file: 'deploy/test/sbom.node-test.mjs' },
  { name: 'nginx', file: 'deploy/test/nginx.node-test.mjs', needsPrograms: ['nginx'] },
  {
    name: 'nginx without an instance',
    file: 'deploy/test/backend-gone.node-test.mjs',
    needsPrograms: ['nginx'],
  },
  { name: 'nginx and names', file: 'deploy/test/upstreams.node-test.mjs', needsPrograms: ['nginx'] },
  { name: 'contracts', config: 'libs/contracts/jest.config.mjs' },
  { name: 'calls in pages', file: 'libs/federation/test/calls-loader.node-test.mjs' },
  { name: 'web', config: 'libs/web/jest.config.mjs' },
  { name: 'ui', config: 'libs/ui/jest.config.mjs' },
  { name: 'ui-catalogue', config: 'libs/ui-catalogue/jest.config.mjs' },
  { name: 'stripe-sandbox', config: 'libs/stripe-sandbox/jest.config.mjs' },
  { name: 'frontend-shell', config: 'frontend-shell/jest.config.mjs' },
  { name: 'mfe-matching', config: 'mfe-matching/jest.config.mjs' },
  { name: 'mfe-messaging', config: 'mfe-messaging/jest.config.mjs' },
  { name: 'mfe-subscription', config: 'mfe-subscription/jest.config.mjs' },
  { name: 'backend', config: 'backend/jest.config.mjs', needsDatabase: true },
  {
    name: 'previous release on this schema',
    file: 'tools/release/previous-release.node-test.mjs',
    needsDatabase: true,
    needsBuild: true,
  },
  {
    name: 'alerts',
    file: 'deploy/observability/alerts.node-test.mjs',
    needsBuild: true,
    needsPrograms: ['redis', 'prometheus', 'promtool'],
  },
  {
    name: 'restore',
    file: 'deploy/backup/restore.node-test.mjs',
    needsBuild: true,
    needsPrograms: ['postgres'],
  },
  {
    name: 'ui-catalogue in a browser',
    file: 'libs/ui-catalogue/test/accessibility.node-test.mjs',
    needsBuild: true,
    needsPrograms: ['chromium'],
  },
  {
    name: 'journeys embedded',
    config: 'e2e/jest.config.mjs',
    needsDatabase: true,
    needsBuild: true,
    needsPrograms: ['chromium'],
    env: { E2E_MODE: 'embedded' },
  },
  {
    name: 'journeys clustered',
    config: 'e2e/jest.config.mjs',
    needsDatabase: true,
    needsBuild: true,
    needsPrograms: ['chromium', 'redis', 'nginx'],
    env: { E2E_MODE: 'clustered' },
    workers: 1,
  },
];

const isTest = /\.(spec|test|e2e-spec|journey)\.tsx?$/;

function hasTests({ config }) {
  if (!config) return true;
  const folder = path.join(root, path.dirname(config));
  const within = ['src', 'test', 'journeys'].map((part) => path.join(folder, part)).filter(existsSync);
  return within.some((part) => readdirSync(part, { recursive: true }).some((file) => isTest.test(file)));
}

/** The suites whose name contains one of the words; all without words. */
export const suitesFor = (words) =>
  all.filter((suite) => !words.length || words.some((word) => suite.name.includes(word))).filter(hasTests);
