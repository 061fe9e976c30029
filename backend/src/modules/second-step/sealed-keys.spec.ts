import type { Config } from '../../config/config.js';
import { SealedKeys } from './sealed-keys.js';

const keysOf = (accountSecret: string) => new SealedKeys({ accountSecret } as Config);
const keys = keysOf('one secret');
const plain = Buffer.from('12345678901234567890');

test('opens what it sealed, which looks different each time', () => {
  const sealed = keys.seal(7, plain);
  expect(keys.open(7, sealed)).toEqual(plain);
  expect(keys.seal(7, plain)).not.toEqual(sealed);
  expect(sealed.includes(plain)).toBe(false);
});

test.each([
  ['another secret', () => keysOf('another secret').open(7, keys.seal(7, plain))],
  ['another owner', () => keys.open(8, keys.seal(7, plain))],
  ['one changed bit', () => keys.open(7, flipped(keys.seal(7, plain)))],
  ['a part of it', () => keys.open(7, keys.seal(7, plain).subarray(0, 20))],
])('does not open with %s', (_, open) => expect(open).toThrow());

test('knows a recovery code by its owner’s hash and secret alone', () => {
  const hash = keys.hashOf(7, 'ABCDEFGHJK');
  expect(keys.hashOf(7, 'ABCDEFGHJK')).toEqual(hash);
  expect(keys.hashOf(8, 'ABCDEFGHJK')).not.toEqual(hash);
  expect(keysOf('another secret').hashOf(7, 'ABCDEFGHJK')).not.toEqual(hash);
});

const flipped = (sealed: Buffer): Buffer => {
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
  return sealed;
};
