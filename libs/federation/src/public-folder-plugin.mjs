import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Copies the files of a project's public/ folder into its build. */
export class PublicFolderPlugin {
  /** @param {string} folder absolute path; ignored if it does not exist */
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    if (!existsSync(this.folder)) return;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PublicFolderPlugin', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PublicFolderPlugin', stage }, () => {
        for (const path of filesOf(this.folder)) {
          compilation.emitAsset(relative(this.folder, path), new sources.RawSource(readFileSync(path)));
        }
      });
    });
  }
}

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
