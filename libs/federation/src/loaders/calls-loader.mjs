import { join } from 'node:path';
import { parseSync, printSync } from '@swc/core';

/** What a page uses of a call's declaration besides its method and path. */
const used = ['changes'];

const isCall = ({ type, callee }) => type === 'CallExpression' && callee.value === 'endpoint';
/** The name of a property, also of one that stands for a variable of its name. */
const nameOf = ({ type, key, value }) => {
  if (type === 'SpreadElement')
    throw new Error('The declaration of a call spreads nothing: pages could lose a part of it.');
  return type === 'Identifier' ? value : key.value;
};

/**
 * Leaves out of each `endpoint('GET /api/…', { … })` what only the backend and the documentation of the API use, so that
 * pages do not load it.
 * @param {string} source a module of TypeScript
 * @throws Error where a declaration spreads another object
 */
export default function callsLoader(source) {
  const module = parseSync(source, { syntax: 'typescript' });
  visit(module, (node) => {
    if (!isCall(node)) return;
    const about = node.arguments[1].expression;
    about.properties = about.properties.filter((property) => used.includes(nameOf(property)));
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
