import { runInNode } from '../run-in-node.mjs';

/**
 * Runs a module during the webpack build and replaces it by its exports, which must be plain data: the bundle contains
 * the result without the code that computes it.
 */
export function pitch() {
  const { module, ...frontend } = this._compiler.options;
  // The module itself must be bundled without this loader.
  const rules = module.rules.filter((rule) => rule !== buildTimeRule);
  return runInNode(this.resourcePath, { ...frontend, module: { rules } }, (exported, files) => {
    for (const file of files) this.addDependency(file);
    return Object.entries(exported)
      .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
      .join('\n');
  });
}

/** The rule for webpack: modules named *.build.ts are run by the loader. */
export const buildTimeRule = { test: /\.build\.ts$/, loader: import.meta.filename };
