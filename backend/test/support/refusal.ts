import { problems } from '@wayfellow/contracts';

/** What an answer that refuses with this code must match. */
export const refusal = (code: keyof typeof problems) => ({
  status: problems[code].status,
  body: { type: `/problems/${code}`, detail: problems[code].detail },
});
