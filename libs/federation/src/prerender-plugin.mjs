import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { runInNode } from './run-in-node.mjs';

const nonce = '__NONCE__';

/**
 * Prerenders screens while the shell is built: pages/NAME.html is the shell's page with the screen NAME already in it, so
 * that it is visible before the first script has loaded. The server sends it for the screen's path.
 */
export class PrerenderPlugin {
  /**
   * @param {string} entry the module whose `render(path, nonce)` returns a screen's HTML
   * @param {Record<string, string>} screens the paths of the screens by name
   */
  constructor(entry, screens) {
    this.entry = entry;
    this.screens = screens;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('PrerenderPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tapPromise('PrerenderPlugin', async (page) => {
        await runInNode(join(compiler.context, this.entry), compiler.options, async ({ render }) => {
          for (const [name, path] of Object.entries(this.screens)) {
            const html = withScreen(page.html, await render(path, nonce));
            compilation.emitAsset(`pages/${name}.html`, new webpack.sources.RawSource(html));
          }
        });
        return page;
      });
    });
  }
}

const styleElements = /<style data-emotion="([^"]*)"[^>]*>(.*?)<\/style>/gs;

/** The page with the screen inserted. Styles go into the head: between elements they would affect sibling selectors. */
function withScreen(page, rendered) {
  const styles = [...rendered.matchAll(styleElements)].map(([, name, css]) =>
    styleElement(css, ` data-emotion="${name}"`),
  );
  const { html, css } = withoutStyleAttributes(rendered.replaceAll(styleElements, ''));
  return page
    .replace('</head>', () => `${styles.join('')}${styleElement(css)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
}

const styleElement = (css, attributes = '') => `<style nonce="${nonce}"${attributes}>${css}</style>`;

/** The content security policy forbids style attributes: they become rules of higher specificity in a style element. */
function withoutStyleAttributes(rendered) {
  const declarations = [];
  const html = rendered.replaceAll(/ style="([^"]*)"/g, (_, declared) => {
    if (!declarations.includes(declared)) declarations.push(declared);
    return ` data-style="${declarations.indexOf(declared)}"`;
  });
  const css = declarations.map((declared, index) => `:root [data-style="${index}"]{${declared}}`).join('');
  return { html, css };
}
