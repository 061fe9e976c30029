import HtmlWebpackPlugin from 'html-webpack-plugin';
import { isBootstrapGroup } from './split-chunks.mjs';

const nonce = '__NONCE__';

/**
 * Adds the nonce placeholder, which the server replaces in each response, to the page's scripts, and preload links for
 * the fonts and the chunks of the bootstrap.
 */
export class PageTagsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PageTagsPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PageTagsPlugin', (page) => {
        for (const tag of [...page.headTags, ...page.bodyTags]) {
          if (tag.tagName === 'script') tag.attributes.nonce = nonce;
        }
        const links = [...fontTags(compilation, page.publicPath), ...chunkTags(compilation, page.publicPath)];
        page.headTags.unshift(...links);
        return page;
      });
    });
  }
}

function fontTags(compilation, publicPath) {
  const fonts = compilation.getAssets().filter(({ name }) => name.endsWith('.woff2'));
  return fonts.map(({ name }) =>
    preload(publicPath, name, { as: 'font', type: 'font/woff2', crossorigin: true }),
  );
}

function chunkTags(compilation, publicPath) {
  const behind = compilation.entrypoints
    .get('main')
    .getChildren()
    .filter(isBootstrapGroup)
    .flatMap((group) => group.getFiles());
  const files = [...new Set(behind)].filter((file) => file.endsWith('.js'));
  return files.map((file) => preload(publicPath, file, { as: 'script', nonce }));
}

const preload = (publicPath, file, attributes) => ({
  tagName: 'link',
  voidTag: true,
  attributes: { rel: 'preload', href: `${publicPath}${file}`, ...attributes },
  meta: { plugin: 'PageTagsPlugin' },
});
