// `npm start`: the whole product on a bare clone. The rest is imported dynamically, because an old Node has to parse
// this file before it can report that it is too old.
import './node-version.mjs';

import('./product/start-product.mjs').then(function (product) {
  return product.startProduct();
});
