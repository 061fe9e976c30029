import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const worthIt = /\.(js|css|svg|json|txt)$/;
const smallestBytes = 1024;

/** Writes a .br and a .gz file next to every text asset, so that the server does not compress per request. */
export class PrecompressPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      // After all other stages, since the federation plugin writes its manifest late.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1000;
      compilation.hooks.processAssets.tapPromise({ name: 'PrecompressPlugin', stage }, async () => {
        const assets = compilation.getAssets().filter(({ name }) => worthIt.test(name));
        await Promise.all(assets.map((asset) => compress(compilation, asset, sources.RawSource)));
      });
    });
  }
}

async function compress(compilation, { name, source }, RawSource) {
  const body = source.buffer();
  if (body.length < smallestBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })]);
  compilation.emitAsset(`${name}.br`, new RawSource(br));
  compilation.emitAsset(`${name}.gz`, new RawSource(gz));
}
