import HtmlWebpackPlugin from 'html-webpack-plugin';

const nonce = '__NONCE__';

/**
 * Marks the page's scripts with the place where the server writes each answer's nonce, and has the browser fetch
 * the fonts before the first line of text needs them.
 */
export class PageTagsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PageTagsPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PageTagsPlugin', (page) => {
        for (const tag of [...page.headTags, ...page.bodyTags]) {
          if (tag.tagName === 'script') tag.attributes.nonce = nonce;
        }
        page.headTags.unshift(...fontTags(compilation, page.publicPath));
        return page;
      });
    });
  }
}

function fontTags(compilation, publicPath) {
  const fonts = compilation.getAssets().filter(({ name }) => name.endsWith('.woff2'));
  return fonts.map(({ name }) => ({
    tagName: 'link',
    voidTag: true,
    attributes: {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      href: `${publicPath}${name}`,
      crossorigin: true,
    },
    meta: { plugin: 'PageTagsPlugin' },
  }));
}
