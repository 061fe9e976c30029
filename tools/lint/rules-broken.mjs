import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { root } from '../workspace.mjs';

// The import rules are tested with files that need not exist, so type-aware rules are off.
const eslint = new ESLint({ cwd: root, overrideConfig: tseslint.configs.disableTypeChecked });

/** The rules that `code` breaks as the content of `file`. */
export async function rulesBroken(file, code, by = eslint) {
  const [result] = await by.lintText(code, { filePath: path.join(root, file) });
  return result.messages.map(({ ruleId, message }) => ruleId ?? message);
}

/** The text of a file that imports `source`. */
export const importing = (source) => `import { thing } from '${source}';\nexport const same = thing;\n`;
