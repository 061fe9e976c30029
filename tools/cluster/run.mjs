// `npm run cluster -- --web 3`: what docker-compose.yml describes, without containers. The rest is imported dynamically, as
// in tools/start.mjs.
import '../node-version.mjs';

import('./start-cluster.mjs').then(function (cluster) {
  return cluster.startCluster(process.argv.slice(2));
});
