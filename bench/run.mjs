// `npm run bench -- chat`: measures a work, from a bare clone. The rest is imported dynamically, as in tools/start.mjs.
import '../tools/node-version.mjs';

import('./lib/start-bench.mjs').then(function (bench) {
  return bench.startBench(process.argv.slice(2));
});
