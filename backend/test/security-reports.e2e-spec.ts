import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { request } from './support/request.js';

let instance: Instance;
const lines: string[] = [];
beforeAll(async () => {
  instance = await startInstance({
    databaseUrl: await freshDatabase('csp_reports'),
    env: { LOG_LEVEL: 'warn' },
    log: (line) => lines.push(line),
  });
});
afterAll(() => instance?.close());
beforeEach(() => lines.splice(0));

const report = (type: string, body: string) =>
  request(instance.url).post('/api/csp-reports').set('Content-Type', type).send(body);
const BLOCKED = 'https://evil.example/secret?of=somebody';
const said = "The page's policy blocked https://evil.example by script-src-elem";

test.each([
  [
    'application/csp-report',
    {
      'csp-report': {
        'effective-directive': 'script-src-elem',
        'blocked-uri': BLOCKED,
        'document-uri': '/messages/7',
      },
    },
  ],
  [
    'application/reports+json',
    [{ type: 'csp-violation', body: { effectiveDirective: 'script-src-elem', blockedURL: BLOCKED } }],
  ],
])('what a page was not allowed is one line, without anybody’s address: %s', async (type, body) => {
  const answer = await report(type, JSON.stringify(body));
  expect(answer.status).toBe(204);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'warn', msg: said });
  expect(lines[0]).not.toMatch(/secret|messages/);
});

test.each([
  'null',
  '[]',
  '{}',
  '[null, 7, {"body": 7}]',
  '{"csp-report": []}',
  '{"csp-report": {"blocked-uri": {}}}',
])('a report of %s breaks nothing', async (body) => {
  expect((await report('application/csp-report', body)).status).toBeLessThan(500);
});

test('a line cannot be forged through a report', async () => {
  const forged = { 'csp-report': { 'effective-directive': 'x\n{"level":"error"}', 'blocked-uri': 'inline' } };
  await report('application/csp-report', JSON.stringify(forged));
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('"level":"error"');
});

test.each([
  ['what is no JSON', 'application/csp-report', '{', 400],
  ['a report of 20 kB', 'application/csp-report', JSON.stringify({ a: 'x'.repeat(20_000) }), 413],
  ['a report sent as text', 'text/plain', '{}', 415],
])('%s is refused', async (_what, type, body, status) => {
  expect((await report(type, body)).status).toBe(status);
});
