// `npm run --silent sbom`: writes a CycloneDX 1.5 bill of materials of what is delivered to standard output. Computed from
// package-lock.json, because `npm sbom` includes development dependencies that workspaces share.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

/** The workspaces that are deployed: the others only build and test, or are dependencies of these. */
const delivered = ['backend', 'frontend-shell', 'mfe-matching', 'mfe-messaging', 'mfe-subscription'];

const { packages, version } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

/** The lock file's entry that `from` gets when it imports `name`: its own copy, or that of a parent folder. */
function placeOf(name, from) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)(node_modules\/)?(@[^/]+\/)?[^/]+$/, '')) {
    const place = [folder, 'node_modules', name].filter(Boolean).join('/');
    if (packages[place]) return packages[place].link ? packages[place].resolved : place;
    if (!folder) return undefined;
  }
}

const found = new Set();
const follow = (place) => {
  if (found.has(place)) return;
  found.add(place);
  const { dependencies, optionalDependencies, peerDependencies } = packages[place];
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
    const next = placeOf(name, place);
    if (next) follow(next);
  }
};
for (const place of delivered) follow(place);

const nameOf = (place) => packages[place].name ?? place.split('node_modules/').at(-1);
const componentOf = (place) => {
  const [name, { version, license, integrity }] = [nameOf(place), packages[place]];
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ license: { name: license } }] }),
    ...(integrity && {
      hashes: [
        { alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') },
      ],
    }),
  };
};

const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name: 'wayfellow', version } },
  components: [...found].toSorted().map(componentOf),
};
console.log(JSON.stringify(bill, undefined, 2));
