// `npm run dev`: everything in watch mode. Edit a file, and its project is rebuilt and reloaded.
import './node-version.mjs';

import('./product/dev-product.mjs').then(function (product) {
  return product.developProduct();
});
