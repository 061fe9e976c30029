import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

/**
 * Bundles a module of a frontend for Node.js and runs it, during the frontend's build.
 * @template Result
 * @param {string} entry the module's file
 * @param {import('webpack').Configuration} frontend the configuration that the frontend is built with
 * @param {(exported: any, files: string[]) => Result | Promise<Result>} use
 *   receives the module's exports and the paths of its source files
 * @returns {Promise<Result>}
 * @throws webpack's errors, or what the module itself throws
 */
export async function runInNode(entry, { resolve, module, output, plugins }, use) {
  const { alias, extensions, extensionAlias } = resolve;
  const folder = await mkdtemp(join(tmpdir(), 'wayfellow-build-'));
  try {
    const compiler = webpack({
      mode: 'production',
      target: 'node20',
      entry,
      // The frontend's other resolve options are for browsers.
      resolve: { alias, extensions, extensionAlias, conditionNames: ['source', '...'] },
      module: { rules: module.rules },
      output: {
        path: folder,
        filename: 'main.cjs',
        library: { type: 'commonjs2' },
        publicPath: output.publicPath,
        assetModuleFilename: output.assetModuleFilename,
      },
      plugins: [
        ...plugins.filter((plugin) => plugin instanceof webpack.DefinePlugin),
        new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ],
      optimization: { minimize: false },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    const exported = createRequire(import.meta.url)(join(folder, 'main.cjs'));
    return await use(exported, [...stats.compilation.fileDependencies]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
