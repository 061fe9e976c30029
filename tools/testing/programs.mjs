import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

// Debian installs nginx in /usr/sbin, which is not on every user's PATH.
const folders = () => [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

const onPath = (...names) =>
  folders()
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(existsSync);

/** Debian has a folder for each version. */
const newest = (folder, program) =>
  existsSync(folder)
    ? readdirSync(folder)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => path.join(folder, version, program))
        .find(existsSync)
    : undefined;

const programs = {
  chromium: {
    find: () => process.env.CHROMIUM_PATH || onPath('chromium', 'chromium-browser', 'google-chrome'),
    missing: 'no Chromium was found (put one on PATH, or name it with CHROMIUM_PATH)',
  },
  redis: { find: () => onPath('redis-server'), missing: 'no redis-server was found on PATH' },
  postgres: {
    find: () => newest('/usr/lib/postgresql', 'bin/postgres') ?? onPath('postgres'),
    missing: 'no PostgreSQL server was found in /usr/lib/postgresql or on PATH',
  },
  prometheus: {
    find: () => onPath('prometheus'),
    missing: 'no prometheus was found on PATH',
  },
  promtool: { find: () => onPath('promtool'), missing: 'no promtool was found on PATH' },
  nginx: { find: () => onPath('nginx'), missing: 'no nginx was found on PATH' },
};

/** Why a suite that needs these programs can't run here; undefined when it can. */
export const missingProgram = (names = []) => {
  const name = names.find((one) => !programs[one].find());
  return name && programs[name].missing;
};

/**
 * The path of a program: 'chromium', 'redis', 'prometheus', 'promtool' or 'nginx'.
 *
 * @throws {Error} when it is not found
 */
export function programPath(name) {
  const found = programs[name].find();
  if (!found) throw new Error(programs[name].missing);
  return found;
}
