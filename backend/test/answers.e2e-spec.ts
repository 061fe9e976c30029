import { type Answered, assertAsDeclared } from './support/answer-check.js';

const trip = {
  id: 1,
  destination: 'Lisbon',
  destinationId: null,
  coverImage: null,
  startDate: '2027-02-03',
  endDate: '2027-02-05',
  description: null,
};
const problem = { type: '/problems/not-found', title: 'Not Found', status: 404, detail: 'Gone.' };
const asProblem = { 'content-type': 'application/problem+json; charset=utf-8' };

const answered = (method: string, path: string, status: number, body?: unknown, headers = {}): Answered => ({
  method,
  url: `http://127.0.0.1:1${path}`,
  status,
  headers,
  body,
  text: body === undefined ? '' : JSON.stringify(body),
});

test.each([
  answered('GET', '/api/trips?limit=2', 200, [trip]),
  answered('PUT', '/api/trips/7', 200, trip),
  answered('DELETE', '/api/trips/7', 204),
  answered('GET', '/api/trips/x', 404, problem, asProblem),
  answered('GET', '/api/health/ready', 200, { anything: true }),
])('$method $url with $status and the declared body is as declared', (answer) => {
  expect(() => assertAsDeclared(answer)).not.toThrow();
});

test.each([
  {
    answer: answered('GET', '/api/trips', 200, [{ ...trip, email: 'x' }]),
    reason: 'answer[0].email is unknown',
  },
  { answer: answered('PUT', '/api/trips/7', 200, { ...trip, id: '7' }), reason: 'answer.id is no integer' },
  { answer: answered('PUT', '/api/trips/7', 201, trip), reason: 'has the status 201' },
  { answer: answered('DELETE', '/api/trips/7', 204, trip), reason: 'has a body' },
  { answer: answered('GET', '/api/voyages', 200, []), reason: 'is no endpoint of the contracts' },
  { answer: answered('GET', '/api/trips', 500, problem), reason: 'is no application/problem+json' },
  {
    answer: answered('GET', '/api/trips', 404, { ...problem, sql: 'x' }, asProblem),
    reason: 'answer.sql is unknown',
  },
  { answer: answered('GET', '/api/trips', 400, problem, asProblem), reason: 'answer.status is not' },
])('an answer that differs is refused: $reason', ({ answer, reason }) => {
  const { method, url, status } = answer;
  const asked = `${method} ${new URL(url).pathname} (${status}): `;
  expect(() => assertAsDeclared(answer)).toThrow(asked);
  expect(() => assertAsDeclared(answer)).toThrow(reason);
});
