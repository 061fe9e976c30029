import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.mjs';

/** The environment of the suites: the current one without the product's settings, which would change what is tested. */
export function testEnv() {
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  const settings = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.includes(name)));
}
