/** @jest-environment node */
import { type Endpoint, LIVE_PATH, endpoints } from '@wayfellow/contracts';
import { wayOf } from '../../src/worker/ways';
import { ORIGIN, deployShell, install, request } from './harness';

const calls = Object.values(endpoints).flatMap((group) => Object.values(group) as Endpoint[]);
const asks = (url: string, more: Partial<Request> = {}) =>
  wayOf({ method: 'GET', mode: 'cors', destination: '', url, ...more }, ORIGIN);

describe('the worker leaves alone', () => {
  it.each(['cors', 'same-origin', 'no-cors', 'navigate'] as const)(
    'every call of the API, whatever its method, asked in the mode %s',
    (mode) => {
      expect(calls.length).toBeGreaterThan(100);
      for (const { path } of calls) {
        for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
          expect([path, asks(`${ORIGIN}${path.replaceAll(/:\w+/g, '7')}`, { method, mode })]).toEqual([
            path,
            undefined,
          ]);
      }
    },
  );

  it.each([
    ['a call that looks like a file', '/api/photos/7.0123abcd.webp'],
    ['the live channel', LIVE_PATH],
    ['pictures that travelers uploaded', '/media/7.0123abcd.webp'],
    ['figures for operators', '/metrics'],
    ['a poster without a hash, which may change', '/posters/lisbon.svg'],
    ['pictures of other websites', 'https://pictures.example/face.0123abcd.webp'],
    ['calls to other servers', 'https://api.stripe.com/v1/tokens'],
  ])('%s', (_, url) => {
    expect(asks(new URL(url, ORIGIN).href, { destination: 'image' })).toBeUndefined();
  });

  it('everything that is not read: no POST is answered, wherever it goes', () => {
    for (const path of ['/', '/config.json', '/main.0123abcd.js'])
      expect(asks(ORIGIN + path, { method: 'POST' })).toBeUndefined();
  });

  it('scripts of another origin that are not loaded with CORS', () => {
    const script = { destination: 'script', mode: 'no-cors' } as const;
    expect(asks('https://js.stripe.com/v3.0123abcd.js', script)).toBeUndefined();
  });
});

test.each([
  ['/messages/7', { mode: 'navigate' }, 'page'],
  ['/config.json', {}, 'config'],
  ['/remotes/mfe-matching/mf-manifest.json', {}, 'manifest'],
  ['https://chat.example/mf-manifest.json', {}, 'manifest'],
  ['/main.0123abcd.js', { mode: 'no-cors', destination: 'script' }, 'code'],
  ['/assets/figtree.0123abcd.woff2', { destination: 'font' }, 'code'],
  ['https://chat.example/640.0123abcd.js', { destination: 'script' }, 'code'],
  ['/posters/lisbon.0123456789ab.svg', { mode: 'no-cors', destination: 'image' }, 'poster'],
] as const)('%s has its way', (url, how, way) => {
  expect(asks(new URL(url, ORIGIN).href, how)).toBe(way);
});

test('it answers no request that it leaves alone', async () => {
  await install(deployShell('/main.0123abcd.js'), 'one');
  expect(await request('/api/auth/me')).toBeUndefined();
  expect(await request('/media/7.0123abcd.webp', { destination: 'image' })).toBeUndefined();
  expect(await request('/', { mode: 'navigate' })).toBeDefined();
});
