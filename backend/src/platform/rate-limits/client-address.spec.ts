import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config/config.js';
import { ClientAddress } from './client-address.js';

const clients = new ClientAddress({ trustedProxies: 0 } as unknown as Config);

const countedAs = (remoteAddress: string | undefined): string =>
  clients.countedAs({ headers: {}, socket: { remoteAddress } } as unknown as IncomingMessage);

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  [undefined, 'unknown'],
])('%s is counted as %s, the first time and again', (address, network) => {
  expect([countedAs(address), countedAs(address)]).toEqual([network, network]);
});

test('each of more addresses than are remembered is counted as its own', () => {
  const addresses = Array.from({ length: 3_000 }, (_, at) => `198.18.${at >> 8}.${at & 255}`);
  expect(addresses.map(countedAs)).toEqual(addresses);
  expect(addresses.map(countedAs)).toEqual(addresses);
});
