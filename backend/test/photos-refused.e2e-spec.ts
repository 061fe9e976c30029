import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { type ProblemCode, endpoints, limits, problems } from '@wayfellow/contracts';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { photoFilesOf, plainPicture, sendPicture, somePhoto } from './support/photos.js';
import { query } from './support/query.js';

const { min } = limits.photoSide;

let instance: Instance;
let ana: Client;
let photo: Buffer;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('photos_refused') });
  ana = await newUser(instance);
  photo = await somePhoto();
});
afterAll(() => instance?.close());

const expectRefused = (answer: { status: number; body: unknown }, code: ProblemCode) =>
  expect(answer).toMatchObject({
    status: problems[code].status,
    body: { type: `/problems/${code}`, detail: problems[code].detail },
  });

afterEach(async () => {
  expect(await photoFilesOf(instance)).toEqual([]);
  expect((await query(instance, 'SELECT 1 FROM photos')).rowCount).toBe(0);
});

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${min}" height="${min}"><script>alert(1)</script></svg>`;
const HTML = '<!doctype html><script>alert(1)</script>';
const GIF_SCRIPT = 'GIF89a/*........*/=1;alert(1)';

describe('what is no JPEG, PNG or WebP is refused, whatever it claims to be', () => {
  const types = ['image/jpeg', 'image/png', 'image/webp'];
  test.each(
    types.flatMap((type) => [
      ['SVG', type, SVG],
      ['HTML', type, HTML],
      ['a script that is a GIF', type, GIF_SCRIPT],
      ['nothing', type, ''],
      ['a PDF', type, '%PDF-1.7\n'],
    ]),
  )('%s as %s', async (_, type, text) => {
    expectRefused(await sendPicture(ana, Buffer.from(text), type), 'picture-type');
  });

  test('a GIF', async () => {
    const gif = await plainPicture().gif().toBuffer();
    for (const type of [...types, 'image/gif'])
      expectRefused(await sendPicture(ana, gif, type), 'picture-type');
  });

  test('a JPEG as PNG', async () => {
    expectRefused(await sendPicture(ana, photo, 'image/png'), 'picture-type');
  });

  test.each([
    'application/octet-stream',
    'text/plain',
    'multipart/form-data',
    'application/json',
    'image/svg+xml',
  ])('a photo as %s', async (type) => {
    expectRefused(await sendPicture(ana, photo, type), 'picture-type');
  });

  test('SVG behind the first bytes of a PNG, and a PNG behind those of a JPEG', async () => {
    const png = await plainPicture().png().toBuffer();
    const odd = Buffer.concat([png.subarray(0, 8), Buffer.from(SVG)]);
    expectRefused(await sendPicture(ana, odd, 'image/png'), 'picture-unreadable');
    const other = Buffer.concat([photo.subarray(0, 3), png]);
    expectRefused(await sendPicture(ana, other, 'image/jpeg'), 'picture-unreadable');
  });
});

test.each([
  ['a JPEG', 'jpeg'],
  ['a PNG', 'png'],
  ['a WebP', 'webp'],
] as const)('%s that ends early is refused', async (_, format) => {
  const noise = plainPicture(600).composite([
    {
      input: {
        create: {
          width: 600,
          height: 600,
          channels: 3,
          background: '#808080',
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      },
    },
  ]);
  const whole = await noise.toFormat(format).toBuffer();
  const half = whole.subarray(0, whole.length / 2);
  expectRefused(await sendPicture(ana, half, `image/${format}`), 'picture-unreadable');
});

test('a small file of more megapixels than are decoded is refused', async () => {
  const bomb = await plainPicture(8_001, 5_000).png().toBuffer();
  expect(bomb.length).toBeLessThan(limits.photoBytes / 10);
  expect(8_001 * 5_000).toBeGreaterThan(limits.photoPixels.max);
  expectRefused(await sendPicture(ana, bomb, 'image/png'), 'picture-unreadable');
});

test.each([
  [min - 1, min],
  [min, min - 1],
])('%i by %i pixels are too few', async (width, height) => {
  expectRefused(await sendPicture(ana, await plainPicture(width, height).jpeg().toBuffer()), 'picture-small');
});

describe('of more than 8 MB', () => {
  test('a body is refused by what it announces, before it is sent', async () => {
    const { status, body, isClosed } = await announce({ 'content-length': limits.photoBytes + 1 }, 1);
    expectRefused({ status, body }, 'picture-large');
    expect(isClosed).toBe(true);
  });

  test('a body that announces nothing is refused as soon as it is too large', async () => {
    const { status, body } = await announce({ 'transfer-encoding': 'chunked' }, limits.photoBytes + 1);
    expectRefused({ status, body }, 'picture-large');
  });

  test('nobody who is not signed in is listened to at all', async () => {
    const visitor = new Client(instance);
    expect((await announce({ 'content-length': limits.photoBytes }, 1, visitor)).status).toBe(401);
  });
});

test('a body that another site sends is refused', async () => {
  const answer = await ana.agent
    .post(endpoints.photos.upload.path)
    .set({ 'Content-Type': 'image/jpeg', Origin: 'https://evil.example' })
    .send(photo);
  expectRefused(answer, 'foreign-origin');
});

/** Begins a request, sends so many bytes of its body, and reads the answer without ever ending the body. */
const announce = async (headers: Record<string, string | number>, bytes: number, client = ana) => {
  const outgoing = httpRequest(instance.url + endpoints.photos.upload.path, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', cookie: client.cookie(), ...headers },
  });
  outgoing.on('error', () => undefined);
  outgoing.write(Buffer.alloc(bytes));
  const [response] = await once(outgoing, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  outgoing.destroy();
  const isClosed = response.headers.connection === 'close';
  return {
    status: response.statusCode as number,
    body: JSON.parse(Buffer.concat(chunks).toString()),
    isClosed,
  };
};
