import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { isBootstrapGroup } from './split-chunks.mjs';

const name = 'WorkerPlugin';

/**
 * Builds the shell's service worker: sw.js, which knows the files of the same build that pages need where there is no
 * network, and sw-off.js, which takes its place where nothing is to be kept.
 */
export class WorkerPlugin {
  /**
   * @param {object} worker
   * @param {string} worker.entry the module of the worker
   * @param {string} worker.off the module of the one that keeps nothing
   * @param {RegExp} worker.parts the imports whose chunks it keeps besides those of the first page
   */
  constructor({ entry, off, parts }) {
    Object.assign(this, { entry, off, parts });
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const { context, options } = compiler;
    const isProduction = options.mode === 'production';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.contextDependencies.add(join(context, this.entry, '..'));
      // Names have their final hash by then.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const own = ownFiles(compilation, this.parts);
        const emit = async (file, entry) => {
          const text = await bundle(join(context, entry), options, own);
          compilation.emitAsset(file, new sources.RawSource(text));
        };
        // A dev server's files change under the same names.
        await emit('sw.js', isProduction ? this.entry : this.off);
        if (isProduction) await emit('sw-off.js', this.off);
      });
    });
  }
}

/** The paths of the files, the entry's first, and a name for them and the page that asks for them. */
function ownFiles(compilation, parts) {
  const isNeeded = (group) =>
    isBootstrapGroup(group) || group.origins.some(({ request }) => parts.test(request ?? ''));
  const main = compilation.entrypoints.get('main').getFiles();
  const chunks = compilation.chunkGroups.filter(isNeeded).flatMap((group) => group.getFiles());
  const scripts = [...main, ...chunks].filter((file) => file.endsWith('.js'));
  const fonts = compilation.getAssets().map((asset) => asset.name);
  const files = new Set([...scripts, ...fonts.filter((file) => file.endsWith('.woff2'))]);
  const page = compilation.getAsset('index.html').source.buffer();
  const release = createHash('sha256')
    .update([...files].join())
    .update(page)
    .digest('hex');
  return { paths: [...files].map((file) => `/${file}`), release: release.slice(0, 16) };
}

/** One module with what it imports, as the text of a classic worker. */
async function bundle(entry, { mode, resolve, module, optimization }, { paths, release }) {
  const folder = await mkdtemp(join(tmpdir(), 'wayfellow-worker-'));
  try {
    const compiler = webpack({
      mode,
      entry,
      target: ['webworker', 'es2022'],
      devtool: false,
      resolve: { extensions: resolve.extensions, conditionNames: ['source', '...'] },
      module: { rules: module.rules },
      output: { path: folder, filename: 'worker.js' },
      plugins: [
        new webpack.DefinePlugin({
          __OWN_FILES__: JSON.stringify(paths),
          __RELEASE__: JSON.stringify(release),
        }),
      ],
      optimization: { minimizer: optimization.minimizer },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    return await readFile(join(folder, 'worker.js'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
