import { existsSync } from 'node:fs';
import path from 'node:path';

// Debian installs nginx in /usr/sbin, which is not on every user's PATH.
const folders = () => [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

const onPath = (...names) =>
  folders()
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(existsSync);

const programs = {
  chromium: {
    find: () => process.env.CHROMIUM_PATH || onPath('chromium', 'chromium-browser', 'google-chrome'),
    missing: 'no Chromium was found (put one on PATH, or name it with CHROMIUM_PATH)',
  },
  redis: { find: () => onPath('redis-server'), missing: 'no redis-server was found on PATH' },
  nginx: { find: () => onPath('nginx'), missing: 'no nginx was found on PATH' },
};

/** Why a suite that needs these programs can't run here; undefined when it can. */
export const missingProgram = (names = []) => {
  const name = names.find((one) => !programs[one].find());
  return name && programs[name].missing;
};

/**
 * The path of a program: 'chromium', 'redis' or 'nginx'.
 *
 * @throws {Error} when it is not found
 */
export function programPath(name) {
  const found = programs[name].find();
  if (!found) throw new Error(programs[name].missing);
  return found;
}
