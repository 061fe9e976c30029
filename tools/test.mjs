// `npm test`: every suite, one after the other. `npm test -- backend ui` runs those whose name contains one of the words.
import './node-version.mjs';

import('./testing/test-product.mjs').then(function (product) {
  return product.testProduct(process.argv.slice(2));
});
