import { join } from 'node:path';
import { parseSync, printSync } from '@swc/core';

/** What a page uses of a call's declaration besides its method and path. */
const used = ['changes'];

const isCall = ({ type, callee }) => type === 'CallExpression' && callee.value === 'endpoint';
const isUsed = ({ key }) => used.includes(key?.value);

/**
 * Leaves out of each `endpoint('GET /api/…', { … })` what only the backend and the documentation of the API use, so that
 * pages do not load it.
 * @param {string} source a module of TypeScript
 */
export default function callsLoader(source) {
  const module = parseSync(source, { syntax: 'typescript' });
  visit(module, (node) => {
    if (!isCall(node)) return;
    const about = node.arguments[1].expression;
    about.properties = about.properties.filter(isUsed);
  });
  return printSync(module).code;
}

function visit(node, look) {
  if (typeof node !== 'object' || node === null) return;
  look(node);
  for (const child of Object.values(node)) visit(child, look);
}

/** The rule for webpack: the calls that contracts declare go through the loader. */
export const callsRule = {
  test: /\.ts$/,
  include: join(import.meta.dirname, '../../../contracts/src/endpoints'),
  enforce: 'pre',
  loader: import.meta.filename,
};
