import { problemOf, rules } from '@wayfellow/contracts';
import { newClientId } from './client-id';

const secure = globalThis.crypto;
afterEach(() => Object.defineProperty(globalThis, 'crypto', { value: secure, configurable: true }));

test.each([
  ['with randomUUID', undefined],
  ['where the page is no secure context', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff) }],
])('a client id obeys the rule of the contracts, %s', (_, crypto) => {
  if (crypto) Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  expect(problemOf(rules.clientId, newClientId())).toBeUndefined();
});
