// Makes one classic script of src/browser, without a bundler: its files lie in one folder and import each
// other alone, so a table of functions is enough.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

const compilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  removeComments: true,
};

function partOf(folder, name) {
  const source = readFileSync(join(folder, name), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions });
  return `${JSON.stringify(`./${name.replace(/\.ts$/, '.js')}`)}(exports, require) {\n${outputText}}`;
}

/** Escaped, so that the script reads the same whatever encoding the page that serves it names. */
const inAscii = (text) =>
  text.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The script's text. `folder` is src/browser. */
export function browserScript(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return `(() => {
const parts = {
${inAscii(names.map((name) => partOf(folder, name)).join(',\n'))}
};
const loaded = {};
const load = (name) => {
  if (!loaded[name]) parts[name]((loaded[name] = {}), load);
  return loaded[name];
};
load('./stripe-stand-in.js');
})();
`;
}

const isMain = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isMain) {
  const here = dirname(fileURLToPath(import.meta.url));
  const target = join(here, 'dist/browser/stripe.js');
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, browserScript(join(here, 'src/browser')));
}
