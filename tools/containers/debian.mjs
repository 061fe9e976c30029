import { existsSync, readFileSync } from 'node:fs';

const SOURCES = '/etc/apt/sources.list.d/debian.sources';
/** The release whose engine and packages are used; the machine's own sources are of it. */
export const RELEASE = 'bookworm';
/** The one after it, for what this one has only in versions that are too old. */
export const NEXT_RELEASE = 'trixie';

/** Whether this machine has Debian's packages. */
export const isDebian = () => existsSync(SOURCES);

/** Where apt gets the packages of a release, in the format of a .sources file. */
export function sourcesOf(release) {
  const own = readFileSync(SOURCES, 'utf8');
  if (release === RELEASE) return own;
  return own.split(/\n\s*\n/)[0].replace(/^Suites: .*$/m, `Suites: ${release}`);
}
