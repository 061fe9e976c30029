import { find, mergeMetadata, retrieve, type Call, type Handler } from '../calls/call.js';
import { invalidRequest } from '../shapes/api-error.js';
import { page } from '../calls/page.js';
import { intervals, newPrice, newProduct } from '../shapes/catalogue.js';

/** The price's product: an existing one, or one created with the price. */
function productFor({ context, params }: Call): () => string {
  if (!params.has('product_data')) {
    const { id } = find(context, 'product', params.required('product'), 'product');
    return () => id;
  }
  const data = params.group('product_data');
  const input = { id: data.text('id'), name: data.required('name'), metadata: data.metadata() };
  return () => context.add('product', newProduct(input, context.clock.now()), 'product.created').id;
}

const createPrice: Handler = (call) => {
  const { context, params } = call;
  const product = productFor(call);
  const recurring = params.group('recurring');
  const lookupKey = params.text('lookup_key');
  params.required('unit_amount');
  const input = {
    currency: params.required('currency').toLowerCase(),
    unitAmount: params.whole('unit_amount') ?? 0,
    interval: recurring.oneOf('interval', intervals) ?? missingInterval(),
    intervalCount: recurring.whole('interval_count', { min: 1, max: 365 }) ?? 1,
    lookupKey,
    nickname: params.text('nickname'),
    active: params.flag('active'),
    metadata: params.metadata(),
  };
  params.done();
  if (lookupKey && context.store.all('price').some((price) => price.lookup_key === lookupKey))
    throw invalidRequest(`A price (\`${lookupKey}\`) already uses that lookup key.`, { param: 'lookup_key' });
  return context.add(
    'price',
    newPrice({ ...input, product: product() }, context.clock.now()),
    'price.created',
  );
};

const missingInterval = (): never => {
  throw invalidRequest(
    'Missing required param: recurring[interval] (the sandbox has recurring prices alone).',
    {
      code: 'parameter_missing',
      param: 'recurring[interval]',
    },
  );
};

const updatePrice: Handler = ({ context, params, id }) => {
  const price = find(context, 'price', id);
  const [active, nickname, lookupKey] = [
    params.flag('active'),
    params.text('nickname'),
    params.text('lookup_key'),
  ];
  const metadata = params.metadata();
  params.done();
  return context.change(price, 'price.updated', (changed) => {
    changed.active = active ?? changed.active;
    changed.nickname = nickname ?? changed.nickname;
    changed.lookup_key = lookupKey ?? changed.lookup_key;
    mergeMetadata(changed, metadata);
  });
};

const listPrices: Handler = ({ context, params }) => {
  const [product, active] = [params.text('product'), params.flag('active')];
  const [keys, currency] = [params.texts('lookup_keys'), params.text('currency')];
  const rows = context.store
    .all('price')
    .filter((price) => product === undefined || price.product === product)
    .filter((price) => active === undefined || price.active === active)
    .filter((price) => currency === undefined || price.currency === currency)
    .filter((price) => keys.length === 0 || keys.includes(price.lookup_key ?? ''));
  return page(params, '/v1/prices', rows);
};

export const prices = {
  create: createPrice,
  retrieve: retrieve('price'),
  update: updatePrice,
  list: listPrices,
};
