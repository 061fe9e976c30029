import { createHash } from 'node:crypto';

const name = 'ChunkIntegrityPlugin';

/**
 * Puts the hash of every chunk into the runtime that loads it, for the `integrity` attribute of its script. The hash of
 * a remote's entry thereby covers everything it loads.
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
      // Chunks no longer change once their content hash is part of their name.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => fillIn(compilation, sources));
    });
  }
}

const hashes = '__webpack_require__.chunkIntegrity';

// The browser may have cached a file that failed its integrity check, so the next attempt uses another URL.
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
      // A chunk that consists of shared packages only has no file.
      const isFile = (chunk) =>
        chunk !== this.chunk && this.chunkGraph.getChunkModulesIterableBySourceType(chunk, 'javascript');
      const loaded = [...this.chunk.getAllReferencedChunks()].filter(isFile);
      const entries = loaded.map(({ id }) => [id, placeholderOf(id)]);
      return `${hashes} = ${JSON.stringify(Object.fromEntries(entries))};`;
    }
  };

/** A placeholder of the same length as the hash that replaces it. */
const placeholderOf = (chunkId) => integrityOf(`the place of chunk ${chunkId}`);
const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const fileOf = (chunk) => [...chunk.files].find((file) => file.endsWith('.js'));

function fillIn(compilation, { RawSource }) {
  const withFile = [...compilation.chunks].filter(fileOf);
  const replacements = withFile
    .filter((chunk) => !chunk.hasRuntime())
    .map((chunk) => [
      placeholderOf(chunk.id),
      integrityOf(compilation.getAsset(fileOf(chunk)).source.buffer()),
    ]);
  const filled = (text) =>
    replacements.reduce((all, [placeholder, integrity]) => all.replace(placeholder, integrity), text);
  // Production builds have no source maps, so replacing plain text loses nothing.
  for (const loader of withFile.filter((chunk) => chunk.hasRuntime()))
    compilation.updateAsset(fileOf(loader), (source) => new RawSource(filled(source.source().toString())));
}
