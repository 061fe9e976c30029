import { createHash } from 'node:crypto';

const name = 'ChunkIntegrityPlugin';

/**
 * Puts the hash of every chunk into the runtime that loads it, as a script's `integrity`: the hash of a remote's
 * entry thereby covers all that it loads.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    const { Compilation, RuntimeGlobals, runtime, sources } = compiler.webpack;
    const HashesModule = hashesModule(compiler.webpack);
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(name, (chunk) => compilation.addRuntimeModule(chunk, new HashesModule()));
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\n${checkScript}`,
      );
      // Nothing changes a chunk any more after its name got the hash of its content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => fillIn(compilation, sources));
    });
  }
}

const hashes = '__webpack_require__.chunkIntegrity';

// A file that did not have its hash stays in the browser's cache under its address: the next try asks for it under another.
const checkScript = `
if (!${hashes}[chunkId]) throw new Error("No integrity for " + url);
script.integrity = ${hashes}[chunkId];
script.crossOrigin = "anonymous";
const refused = (self.refusedChunks ??= new Set());
if (refused.has(url)) script.src += "?fresh=" + Date.now();
script.addEventListener("error", () => refused.add(url));
`;

const hashesModule = ({ RuntimeModule }) =>
  class extends RuntimeModule {
    constructor() {
      super('integrity of chunks');
    }

    generate() {
      // A chunk of nothing but shared packages has no file.
      const isFile = (chunk) =>
        chunk !== this.chunk && this.chunkGraph.getChunkModulesIterableBySourceType(chunk, 'javascript');
      const loaded = [...this.chunk.getAllReferencedChunks()].filter(isFile);
      const entries = loaded.map(({ id }) => [id, placeholderOf(id)]);
      return `${hashes} = ${JSON.stringify(Object.fromEntries(entries))};`;
    }
  };

/** As long as the hash that takes its place. */
const placeholderOf = (chunkId) => integrityOf(`the place of chunk ${chunkId}`);
const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const fileOf = (chunk) => [...chunk.files].find((file) => file.endsWith('.js'));

function fillIn(compilation, { RawSource }) {
  const withFile = [...compilation.chunks].filter(fileOf);
  const vouched = withFile
    .filter((chunk) => !chunk.hasRuntime())
    .map((chunk) => [
      placeholderOf(chunk.id),
      integrityOf(compilation.getAsset(fileOf(chunk)).source.buffer()),
    ]);
  const filled = (text) =>
    vouched.reduce((all, [placeholder, integrity]) => all.replace(placeholder, integrity), text);
  // No source maps are made in production, so plain text loses nothing.
  for (const loader of withFile.filter((chunk) => chunk.hasRuntime()))
    compilation.updateAsset(fileOf(loader), (source) => new RawSource(filled(source.source().toString())));
}
