import { ApiError } from '@wayfellow/web';
import { failureText } from './failure-text';

test('only a request without an answer is a failure of the network', () => {
  expect(failureText(new TypeError('Failed to fetch'))).toContain('Check your connection');
  expect(failureText(new SyntaxError('Unexpected token <'))).toBeUndefined();
  expect(failureText(new Error('a bug'))).toBeUndefined();
  expect(failureText(new ApiError(409, '', { detail: 'Too late.' } as ApiError['problem']))).toBe(
    'Too late.',
  );
});
