import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { buildId } from './build-id.mjs';
import { buildTimeRule } from './loaders/build-time-loader.mjs';
import { callsRule } from './loaders/calls-loader.mjs';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.mjs';
import { devServer } from './dev-server.mjs';
import { PageTagsPlugin } from './page-tags-plugin.mjs';
import { cataloguePort, remotePorts, shellPort } from './ports.mjs';
import { PrecompressPlugin } from './precompress-plugin.mjs';
import { PrerenderPlugin } from './prerender-plugin.mjs';
import { PublicFolderPlugin } from './public-folder-plugin.mjs';
import { routerRule } from './loaders/router-loader.mjs';
import { shared, sharedWithVersions } from './shared.mjs';
import { splitChunks } from './split-chunks.mjs';
import { WorkerPlugin } from './worker-plugin.mjs';

export { cataloguePort, remotePorts, shellPort };

/**
 * The webpack configuration of every frontend.
 * @param {object} frontend
 * @param {string} frontend.name its federation scope: a valid JavaScript identifier
 * @param {string} frontend.dir the project's folder
 * @param {number} frontend.port of its dev server
 * @param {Record<string, string>} [frontend.exposes] modules a remote exposes: './routes' → its file
 * @param {boolean} [frontend.isShell]
 * @param {{entry: string, screens: Record<string, string>}} [frontend.prerendered] screens to prerender: the module that
 *   renders them, and their paths by name
 * @param {{entry: string, off: string, parts: RegExp}} [frontend.worker] its service worker, see WorkerPlugin
 * @param {string} frontend.themeBootScript inserted into the page's head, so that the first paint has the chosen theme
 * @returns {(env: object, argv: {mode?: string}) => import('webpack').Configuration}
 */
export function createConfig(frontend) {
  return (_env, argv) => {
    const isProduction = argv.mode !== 'development';
    const build = { ...frontend, isProduction, id: isProduction ? buildId(frontend.dir) : 'dev' };
    return {
      mode: isProduction ? 'production' : 'development',
      target: ['web', 'es2022'],
      context: build.dir,
      entry: { main: './src/main.ts' },
      output: output(build),
      resolve: resolution(isProduction),
      module: { rules },
      plugins: plugins(build),
      optimization: {
        chunkIds: 'deterministic',
        minimizer: [minimizer],
        ...(build.isShell && { splitChunks }),
      },
      cache: { type: 'filesystem', name: `${build.name}-${argv.mode}`, cacheDirectory: cacheFolder },
      devtool: isProduction ? false : 'cheap-module-source-map',
      devServer: devServer(build),
      performance: false,
      stats: 'errors-warnings',
    };
  };
}

const cacheFolder = join(import.meta.dirname, '../../../node_modules/.cache/webpack');
const hashed = (isProduction) => (isProduction ? '[name].[contenthash:8]' : '[name]');

const output = ({ dir, name, id, isShell, isProduction }) => ({
  path: join(dir, 'dist'),
  clean: true,
  // Two versions of a remote may run in one page. With one name each would take the chunks of the other for its own.
  uniqueName: isShell ? name : `${name}_${id}`,
  publicPath: isShell ? '/' : 'auto',
  // The federation plugin requests the name once before there is a content hash.
  filename: ({ chunk }) => `${hashed(isProduction && chunk?.contentHash?.javascript)}.js`,
  chunkFilename: `${hashed(isProduction)}.js`,
  assetModuleFilename: `assets/${hashed(isProduction)}[ext]`,
});

const productionRouter = join(
  fileURLToPath(import.meta.resolve('react-router/package.json')),
  '../dist/production/index.mjs',
);

const resolution = (isProduction) => ({
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  // 'source' resolves the workspace's libraries to their TypeScript sources, so that they need no build.
  conditionNames: ['source', '...'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  alias: {
    // The package's exports only offer the development build, with all its warnings.
    ...(isProduction && { 'react-router$': productionRouter }),
    // Emotion imports it for withTheme, which is not used here.
    'hoist-non-react-statics$': false,
    // No button has the property `loading`: ours that are busy show a ring of their own.
    [fileURLToPath(import.meta.resolve('@mui/material/CircularProgress'))]: join(
      import.meta.dirname,
      'no-component.mjs',
    ),
    // The theme disables ripples for all buttons.
    [fileURLToPath(import.meta.resolve('@mui/material/ButtonBase/TouchRipple'))]: false,
    [join(fileURLToPath(import.meta.resolve('@mui/material/styles')), '../createTheme.mjs')]: join(
      import.meta.dirname,
      'no-default-theme.mjs',
    ),
  },
});

const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
};

const rules = [
  buildTimeRule,
  callsRule,
  routerRule,
  { test: /\.tsx?$/, exclude: /node_modules/, loader: 'swc-loader', options: swcOptions },
  { test: /\.(svg|woff2)$/, type: 'asset/resource' },
  // Our libraries have no side effects on import, so unused exports can be dropped.
  { include: join(import.meta.dirname, '../..'), exclude: /node_modules/, sideEffects: false },
];

// extractComments would write license files that nothing links to.
const minimizer = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  extractComments: false,
  // Two more passes than usual make the first page 230 bytes smaller; more of them nothing.
  terserOptions: { compress: { passes: 4 } },
});

const remotePlugin = (build) =>
  new ModuleFederationPlugin({
    name: build.name,
    filename: `remoteEntry.${build.id}.js`,
    exposes: build.exposes,
    remotes: {},
    shared,
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    experiments: { optimization: { target: 'web' } },
  });

// The shell is built without the federation plugin, which would load its runtime (22 kB) before everything else and
// prevent tree-shaking of every shared package.
const hostPlugin = () =>
  new webpack.DefinePlugin({
    ENV_TARGET: JSON.stringify('web'),
    __SHARED_PACKAGES__: JSON.stringify(sharedWithVersions()),
  });

const plugins = (build) => [
  build.isShell ? hostPlugin() : remotePlugin(build),
  new HtmlWebpackPlugin({
    title: 'Wayfellow',
    template: build.isShell ? join(build.dir, 'src/index.html') : join(import.meta.dirname, 'page.html'),
    // Deep links on a dev server need absolute URLs; a built remote may be served under any path.
    publicPath: build.isShell || !build.isProduction ? '/' : 'auto',
    chunks: ['main'],
    templateParameters: (_compilation, _assets, _tags, options) => ({
      htmlWebpackPlugin: { options },
      themeBootScript: build.themeBootScript,
    }),
    minify: false,
  }),
  new PageTagsPlugin(),
  ...(build.isProduction && build.prerendered
    ? [new PrerenderPlugin(build.prerendered.entry, build.prerendered.screens)]
    : []),
  ...(build.worker ? [new WorkerPlugin(build.worker)] : []),
  new PublicFolderPlugin(join(build.dir, 'public')),
  ...(build.isProduction && !build.isShell ? [new ChunkIntegrityPlugin()] : []),
  ...(build.isProduction ? [new PrecompressPlugin()] : []),
];
