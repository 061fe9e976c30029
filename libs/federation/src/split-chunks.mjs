/** Whether a group of chunks is what every page begins with: main.ts asks for it. */
export const isBeginning = ({ origins }) => origins.some(({ request }) => request === './bootstrap');

const inBeginning = (module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunksIterable(module)].some((chunk) =>
    [...chunk.groupsIterable].some(isBeginning),
  );
const isOthers = ({ resource = '' }) => /[\\/]node_modules[\\/]/.test(resource);

/**
 * Every page of the shell begins with the same code: in two files, others' and ours, it compresses 8 % better than in
 * twenty, and a new version of the product leaves the larger one cached.
 */
export const splitChunks = {
  cacheGroups: {
    base: {
      name: 'base',
      chunks: 'async',
      test: (module, context) => isOthers(module) && inBeginning(module, context),
      enforce: true,
      priority: 20,
    },
    frame: { name: 'frame', chunks: 'async', test: inBeginning, enforce: true, priority: 10 },
  },
};
