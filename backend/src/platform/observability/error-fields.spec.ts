import { errorFields } from './error-fields.js';

const secret = { detail: 'Key (email)=(ana@x.example)', parameters: ['ana@x.example'], query: 'SELECT 1' };

test('an error is logged by type, message, code and stack, and so is what it wraps', () => {
  const driverError = Object.assign(new Error('duplicate key'), { ...secret, code: '23505' });
  const failure = Object.assign(new TypeError('failed'), { ...secret, driverError });
  const fields = errorFields(new Error('outer', { cause: failure }));
  expect(JSON.stringify(fields)).not.toContain('ana@x.example');
  expect(fields).toEqual({
    type: 'Error',
    message: 'outer',
    stack: expect.stringContaining('outer'),
    cause: {
      type: 'TypeError',
      message: 'failed',
      stack: expect.any(String),
      cause: { type: 'Error', message: 'duplicate key', code: '23505', stack: expect.any(String) },
    },
  });
});

test('errors that wrap each other end', () => {
  const error: Error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(errorFields(error)).match(/"round"/g)?.length).toBeLessThan(10);
});

test.each([['a word of somebody'], [secret], [undefined], [null]])(
  'what is no error is not logged: %j',
  (thrown) => {
    expect(JSON.stringify(errorFields(thrown))).not.toMatch(/word|ana@/);
  },
);
