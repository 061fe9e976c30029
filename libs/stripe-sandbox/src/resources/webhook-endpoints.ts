import { invalidRequest } from '../shapes/api-error.js';
import { find, listOf, retrieve, type Handler } from '../calls/call.js';
import { API_VERSION } from '../billing/context.js';
import { isLoopbackUrl } from '../calls/loopback.js';
import { newId, randomText } from '../shapes/ids.js';
import type { WebhookEndpoint } from '../shapes/stored.js';

const createEndpoint: Handler = ({ context, params }) => {
  const url = params.required('url');
  const types = params.texts('enabled_events');
  const [description, metadata] = [params.text('description'), params.metadata()];
  params.done();
  if (!isLoopbackUrl(url))
    throw invalidRequest('Invalid URL: the sandbox delivers to this machine only.', { param: 'url' });
  const endpoint: WebhookEndpoint = {
    id: newId('webhook_endpoint'),
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: context.clock.now(),
    description: description ?? null,
    enabled_events: types.length > 0 ? types : ['*'],
    livemode: false,
    metadata: metadata ?? {},
    status: 'enabled',
    url,
  };
  const secret = `whsec_${randomText(32)}`;
  context.store.put('webhook_endpoint', endpoint);
  context.store.endpointSecrets.set(endpoint.id, secret);
  // As at Stripe, only the response to the creation contains the secret.
  return { ...endpoint, secret };
};

const deleteEndpoint: Handler = ({ context, params, id }) => {
  params.done();
  find(context, 'webhook_endpoint', id);
  context.store.remove('webhook_endpoint', id);
  context.store.endpointSecrets.delete(id);
  return { id, object: 'webhook_endpoint', deleted: true };
};

export const webhookEndpoints = {
  create: createEndpoint,
  retrieve: retrieve('webhook_endpoint'),
  list: listOf('webhook_endpoint', '/v1/webhook_endpoints'),
  delete: deleteEndpoint,
};
