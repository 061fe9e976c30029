import { passkeyOrigin } from './relying-party.js';

test.each([
  ['https://wayfellow.example', 'https://wayfellow.example'],
  ['https://wayfellow.example:8443', 'https://wayfellow.example:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
  [undefined, 'http://localhost:4321'],
  ['http://wayfellow.example', undefined],
  ['http://127.0.0.1:3000', undefined],
  ['https://192.0.2.7', undefined],
  ['https://[2001:db8::7]', undefined],
  ['http://localhost.wayfellow.example', undefined],
])('with PUBLIC_ORIGIN %s passkeys are bound to %s', (publicOrigin, expected) => {
  expect(passkeyOrigin({ publicOrigin, port: 4321 })).toBe(expected);
});
