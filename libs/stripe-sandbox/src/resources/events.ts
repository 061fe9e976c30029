import { retrieve, type Handler } from '../calls/call.js';
import { page } from '../calls/page.js';

const listEvents: Handler = ({ context, params }) => {
  const type = params.text('type');
  const types = params.texts('types');
  const rows = context.store
    .all('event')
    .filter((event) => type === undefined || event.type === type)
    .filter((event) => types.length === 0 || types.includes(event.type));
  return page(params, '/v1/events', rows);
};

export const events = { retrieve: retrieve('event'), list: listEvents };
