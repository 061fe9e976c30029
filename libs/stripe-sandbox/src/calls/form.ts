import { invalidRequest } from '../shapes/api-error.js';

/** Parameters parsed from bracket notation: `a[b][0]=c` becomes { a: { b: { 0: 'c' } } }. Objects without a prototype. */
export interface Fields {
  [name: string]: string | Fields;
}

const MAX_DEPTH = 8;

const empty = (): Fields => Object.create(null) as Fields;

/** @throws ApiError 400 for a name that is not in bracket notation. */
function namesOf(key: string): string[] {
  const head = key.split('[', 1)[0] ?? '';
  const tail = key.slice(head.length);
  const brackets = [...tail.matchAll(/\[([^[\]]*)\]/g)];
  const isWhole = brackets.map(([text]) => text).join('') === tail;
  if (!head || !isWhole || brackets.length > MAX_DEPTH)
    throw invalidRequest(`Invalid parameter name: ${key}`);
  return [head, ...brackets.map(([, name]) => name ?? '')];
}

function put(fields: Fields, names: string[], value: string) {
  const [first = '', ...rest] = names;
  const name = first === '' ? String(Object.keys(fields).length) : first;
  if (rest.length === 0) return void (fields[name] = value);
  const inner = fields[name];
  const next = typeof inner === 'object' ? inner : empty();
  fields[name] = next;
  put(next, rest, value);
}

/** Parses a query string or form body. */
export function parseForm(text: string): Fields {
  const fields = empty();
  for (const [key, value] of new URLSearchParams(text)) put(fields, namesOf(key), value);
  return fields;
}
