import supertest, { type Response, type Test } from 'supertest';
import { assertAsDeclared } from './answer-check.js';

const checked = (test: Test): Test =>
  test.expect((answer: Response) => {
    const { status, headers, body, text } = answer;
    assertAsDeclared({ method: test.method, url: test.url, status, headers, body, text });
  });

/** A browser's cookie jar at an instance. Every answer is held to the contracts. */
export const agentOf = (url: string) => supertest.agent(url).use((test: Test) => checked(test));

/** Asks an instance without cookies. Every answer is held to the contracts. */
export const request = (url: string) => {
  const plain = supertest(url);
  return {
    get: (path: string) => checked(plain.get(path)),
    head: (path: string) => checked(plain.head(path)),
    post: (path: string) => checked(plain.post(path)),
    put: (path: string) => checked(plain.put(path)),
    patch: (path: string) => checked(plain.patch(path)),
    delete: (path: string) => checked(plain.delete(path)),
    options: (path: string) => checked(plain.options(path)),
  };
};
