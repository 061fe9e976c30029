import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

/**
 * Bundles a module of the frontends for Node and runs it, while the frontends are built.
 * @param {string} entry the module's file
 * @param {Pick<import('webpack').Configuration, 'context' | 'resolve' | 'module' | 'plugins'>} configuration
 * @returns {Promise<{exported: Record<string, unknown>, files: string[]}>} what it exports, and all files it is made of
 * @throws what webpack found wrong, or the module itself throws
 */
export async function runInNode(entry, configuration) {
  const folder = await mkdtemp(join(tmpdir(), 'wayfellow-build-'));
  try {
    const compiler = webpack({
      ...configuration,
      mode: 'production',
      target: 'node20',
      entry,
      output: { path: folder, filename: 'main.cjs', library: { type: 'commonjs2' } },
      optimization: { minimize: false, splitChunks: false },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    const exported = createRequire(import.meta.url)(join(folder, 'main.cjs'));
    return { exported, files: [...stats.compilation.fileDependencies] };
  } finally {
    await rm(folder, { recursive: true });
  }
}
