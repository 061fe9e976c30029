import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { runToEnd } from './programs.js';

const ROOT = resolve(__dirname, '../..');

/** What a version has in its files instead: from the path of a file and its text to the new text. */
export type Changes = Record<string, (text: string) => string>;

/**
 * Builds another version of the messages' frontend, as its team would in a clone: `folder` gets its sources, with `changes`.
 * Gives the folder of the built files.
 */
export const buildMessaging = async (folder: string, changes: Changes): Promise<string> => {
  const clone = join(folder, 'mfe-messaging');
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const isSource = (file: string) => !['dist', 'test', 'node_modules'].includes(basename(file));
  cpSync(join(ROOT, 'mfe-messaging'), clone, { recursive: true, filter: isSource });
  for (const [file, change] of Object.entries(changes)) {
    const text = readFileSync(join(clone, file), 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`Nothing was changed in ${file}`);
    writeFileSync(join(clone, file), changed);
  }
  const webpack = join(ROOT, 'libs/federation/webpack.mjs');
  const args = ['--mode', 'production', '--no-cache', '--config', join(clone, 'webpack.config.mjs')];
  await runToEnd(process.execPath, [webpack, ...args]);
  return join(clone, 'dist');
};
