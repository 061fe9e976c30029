import type { IncomingHttpHeaders } from 'node:http';
import { type Endpoint, endpoints } from '@wayfellow/contracts';
import {
  ClientConfigView,
  type ProblemBody,
  ProblemView,
  type Schema,
  list,
  validationErrors,
  views,
} from '@wayfellow/contracts/views';

/** An answer with what was asked. */
export interface Answered {
  method: string;
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** As JSON was read. */
  body: unknown;
  text: string;
}

const all = Object.values(endpoints).flatMap((group) => Object.values<Endpoint<never>>(group));
const routes = all.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** For operators, browsers and the payment provider: no page calls these, and no contract describes them. */
const undeclared = /^\/api\/(health\/|docs|csp-reports$|webhooks\/)/;

/** Origins of instances that run a module of a test's own, whose answers follow no view. */
const probes = new Set<string>();
export const addProbe = (origin: string): void => void probes.add(origin);
export const removeProbe = (origin: string): void => void probes.delete(origin);

const schemaOf = ({ view, list: item }: Endpoint<never>): Schema | undefined =>
  item ? list(views[item]) : view && views[view];

const mediaTypeOf = ({ headers }: Answered) => headers['content-type']?.split(';')[0];

const withProblem = (answered: Answered): string[] => {
  if (mediaTypeOf(answered) !== 'application/problem+json') return ['is no application/problem+json'];
  const { body, status } = answered;
  const mismatches = validationErrors(ProblemView, body);
  if (mismatches.length) return mismatches;
  return (body as ProblemBody).status === status ? [] : ['answer.status is not the status of the answer'];
};

const withEndpoint = (endpoint: Endpoint<never>, answered: Answered): string[] => {
  const { status, body, text } = answered;
  const { file, orStatus } = endpoint;
  if (status !== endpoint.status && status !== orStatus) return [`has the status ${status}`];
  if (file) return mediaTypeOf(answered) === file ? [] : [`is no ${file}`];
  const schema = schemaOf(endpoint);
  if (schema) return validationErrors(schema, body);
  return text ? ['has a body, and should have none'] : [];
};

/** What is wrong with an answer by the contracts: sentences that name the field, none when all is well. */
const wrongWith = (answered: Answered, { pathname, origin }: URL): string[] => {
  const { method, status, body } = answered;
  if (method === 'HEAD' || (status >= 300 && status < 400)) return [];
  if (pathname === '/config.json' && status === 200) return validationErrors(ClientConfigView, body);
  if (!pathname.startsWith('/api/') || undeclared.test(pathname)) return [];
  if (status >= 400) return withProblem(answered);
  if (probes.has(origin)) return [];
  const route = routes.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname));
  return route ? withEndpoint(route.endpoint, answered) : ['is no endpoint of the contracts'];
};

/**
 * Holds an answer to what the contracts say of its endpoint: its status, and each field of its body.
 * @throws whatever was asked, where they differ
 */
export const assertAsDeclared = (answered: Answered): void => {
  const url = new URL(answered.url);
  const wrong = wrongWith(answered, url);
  if (wrong.length)
    throw new Error(`${answered.method} ${url.pathname} (${answered.status}): ${wrong.join(', ')}`);
};
