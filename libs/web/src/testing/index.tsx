import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../cache/queries';
import { SessionProvider } from '../session/session';

/** What the fake server answers to one 'METHOD /path'; a key with the query goes before one without. */
export type Answers = Record<string, Answer | undefined>;
interface Answer {
  status?: number;
  body?: unknown;
  link?: string;
  /** What it answers from the next time on. */
  then?: Answer;
}

/**
 * Puts a fake server at the network edge: answers by 'METHOD /path', everything else with 404.
 * The answers may be changed while it runs; `calls` lists what was asked.
 */
export const fakeServer = (answers: Answers) => {
  const calls: { method: string; url: string; body: unknown }[] = [];
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    calls.push({ method, url, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const whole = `${method} ${url}`;
    const key = answers[whole] ? whole : `${method} ${url.split('?')[0]}`;
    const answer: Answer = answers[key] ?? {
      status: 404,
      body: { detail: 'There is nothing here.' },
    };
    if (answer.then) answers[key] = answer.then;
    const status = answer.status ?? 200;
    const text = answer.body === undefined ? '' : JSON.stringify(answer.body);
    return {
      ok: status < 400,
      status,
      statusText: `Status ${status}`,
      headers: { get: (name: string) => (name === 'link' ? (answer.link ?? null) : null) },
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
    };
  }) as unknown as typeof fetch;
  return { calls, answers };
};

/** A fresh cache and session around what is tested. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>
    <SessionProvider>{children}</SessionProvider>
  </QueryClientProvider>
);

export { findingsWithoutEachField } from './version-skew';
