// `npm run settings`: writes the table of settings in README.md from .env.example, where each group of settings has a comment
// above it that ends with what an empty value means, after `Empty:`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

const readme = path.join(root, 'README.md');
const generated = /(<!-- settings -->\n)[^]*?(<!-- end of settings -->)/;

/** @typedef {{ names: string[], value: string, text: string, whenEmpty: string }} Setting */

/** @returns {Setting[]} the groups of .env.example, in its order */
export function readSettings() {
  const blocks = readFileSync(path.join(root, '.env.example'), 'utf8').trim().split('\n\n');
  return blocks.map(settingOf).filter(({ names }) => names.length);
}

function settingOf(block) {
  const lines = block.split('\n');
  const assignments = lines.filter((line) => !line.startsWith('#')).map((line) => line.split('='));
  const comment = lines.filter((line) => line.startsWith('#')).map((line) => line.slice(2));
  const [text, whenEmpty = ''] = comment.join(' ').split(' Empty: ');
  const value = assignments.map(([, value]) => value).find(Boolean) ?? '';
  return { names: assignments.map(([name]) => name), value, text, whenEmpty };
}

/** The text of README.md with the current table. */
export function readmeWithSettings() {
  const settings = readSettings();
  const names = new RegExp(`\\b(${settings.flatMap((each) => each.names).join('|')})\\b(=\\w+)?`, 'g');
  const markdown = (words) =>
    words
      .replace(names, '`$&`')
      .replace(/<\w+>/g, (placeholder) => placeholder.replace('<', '&lt;').replace('>', '&gt;'))
      .replace(
        /docs\/[\w-]+\.md/g,
        (page) => `[${path.basename(page, '.md').replaceAll('-', ' ')}](${page})`,
      );
  const rows = settings.map(({ names, value, text, whenEmpty }) => {
    const fallback = value ? `\`${value}\`` : markdown(whenEmpty.replace(/\.$/, ''));
    return `| ${names.map((name) => `\`${name}\``).join(', ')} | ${fallback} | ${markdown(text)} |`;
  });
  const table = ['| Variable | Default | What it sets |', '|---|---|---|', ...rows, ''].join('\n');
  return readFileSync(readme, 'utf8').replace(generated, (_, start, end) => start + table + end);
}

if (process.argv[1] === import.meta.filename) writeFileSync(readme, readmeWithSettings());
