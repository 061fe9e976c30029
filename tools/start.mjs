// `npm start`: the whole product on a bare clone. The rest comes by a dynamic import, because an old Node
// has to be able to read this file before it can be told that it is too old.
import './node-version.mjs';

import('./product/start-product.mjs').then(function (product) {
  return product.startProduct();
});
