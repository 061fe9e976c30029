import ts from 'typescript';

const STATEMENT = /\b(?:SELECT|INSERT INTO|DELETE FROM|UPDATE [a-z_]+ SET)\b/;
const AFTER_KEYWORD = /\b(?:JOIN|INTO|UPDATE|USING|TABLE|ONLY|LATERAL)\s+"?([a-z_]+)/g;
const FROM_LIST = /\bFROM\s+([^()]*)/g;
const END_OF_LIST = /\b(?:WHERE|JOIN|ON|CROSS|LEFT|GROUP|ORDER|LIMIT|RETURNING|UNION|SET)\b/;
const REGCLASS = /'([a-z_]+)'::regclass/g;

/** The string literals of a TypeScript source; each expression in a template becomes a `?`. */
export const textsOf = (source) => {
  const texts = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node))
      texts.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('?'),
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest));
  return texts;
};

/** Whether a text is SQL that reads or writes rows; keywords are written in capitals here. */
export const isStatement = (text) => STATEMENT.test(text);

/** The tables that an SQL text reads or writes by name, including the names of its own `WITH` queries. */
export const tablesIn = (text) => {
  const afterKeyword = [...text.matchAll(AFTER_KEYWORD)].map(([, name]) => name);
  const inLists = [...text.matchAll(FROM_LIST)].flatMap(([, list]) => list.split(END_OF_LIST)[0].split(','));
  const listed = inLists.map((item) => item.match(/^\s*"?([a-z_]+)/)?.[1] ?? '?');
  const classes = [...text.matchAll(REGCLASS)].map(([, name]) => name);
  return [...afterKeyword, ...listed, ...classes].filter((name) => name !== '?');
};
