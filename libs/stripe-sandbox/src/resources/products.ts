import { find, listOf, mergeMetadata, retrieve, type Handler } from '../calls/call.js';
import { invalidRequest } from '../shapes/api-error.js';
import { newProduct } from '../shapes/catalogue.js';

const createProduct: Handler = ({ context, params }) => {
  const input = {
    id: params.text('id'),
    name: params.required('name'),
    description: params.text('description'),
    active: params.flag('active'),
    metadata: params.metadata(),
  };
  params.done();
  if (context.store.get('product', input.id))
    throw invalidRequest('Product already exists.', { code: 'resource_already_exists', param: 'id' });
  return context.add('product', newProduct(input, context.clock.now()), 'product.created');
};

const updateProduct: Handler = ({ context, params, id }) => {
  const product = find(context, 'product', id);
  const [name, description] = [params.text('name'), params.text('description')];
  const [active, metadata] = [params.flag('active'), params.metadata()];
  params.done();
  return context.change(product, 'product.updated', (changed) => {
    changed.name = name ?? changed.name;
    changed.description = description ?? changed.description;
    changed.active = active ?? changed.active;
    mergeMetadata(changed, metadata);
  });
};

export const products = {
  create: createProduct,
  retrieve: retrieve('product'),
  update: updateProduct,
  list: listOf('product', '/v1/products', 'active'),
};
