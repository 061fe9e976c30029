import { CODE, POSTERS, SHELL, isKeepable, keep, kept, keyOf } from './caches';
import type { FetchEvent } from './scope';
import { keepConfig, keptConfig, keptManifest } from './versions';
import type { Way } from './ways';

/** The page that is kept: as the server sends it for any screen, with nothing of a screen, or of a person, in it. */
export const PAGE = '/index.html';

/** How long the network is waited for, where something is kept. */
const PATIENCE_MS = 3_000;
/** How long kept versions are answered after a file of a new one could not be reached, in which the page tries again. */
const FALL_BACK_MS = 15_000;

let fallBackUntil = 0;

/** The network's answer, or what is kept where none comes in time. Without either it fails as a request does. */
const networkFirst = async (
  asked: Promise<Response>,
  fromCache: () => Promise<Response | undefined>,
): Promise<Response> => {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([asked.catch(() => undefined), late]);
  return answer ?? (await fromCache()) ?? asked;
};

/** As {@link networkFirst}; but what is kept comes first while a file of a new version cannot be reached. */
const wholeFirst = async (
  ask: () => Promise<Response>,
  fromCache: () => Promise<Response | undefined>,
): Promise<Response> => {
  const whole = Date.now() < fallBackUntil ? await fromCache() : undefined;
  return whole ?? networkFirst(ask(), fromCache);
};

const page = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
  const asked = preloadResponse.then((answer) => answer ?? fetch(request));
  return networkFirst(asked, () => caches.match(PAGE, { cacheName: SHELL, ignoreVary: true }));
};

const config = (event: FetchEvent): Promise<Response> =>
  wholeFirst(async () => {
    const answer = await fetch(event.request);
    // An answer that cannot be kept, because the storage is full, is an answer.
    if (isKeepable(answer)) event.waitUntil(keepConfig(answer.clone()).catch(() => undefined));
    return answer;
  }, keptConfig);

/** Files whose name has a hash do not change. The page asks for another name when it refused one, which is then read anew. */
const hashed = async (event: FetchEvent, cache: string): Promise<Response> => {
  const { request } = event;
  const known = await kept(request.url);
  if (known && keyOf(request.url) === request.url) return known;
  try {
    const answer = await fetch(request);
    if (isKeepable(answer)) event.waitUntil(keep(cache, request.url, answer.clone()));
    return answer;
  } catch (error) {
    fallBackUntil = Date.now() + FALL_BACK_MS;
    if (known) return known;
    throw error;
  }
};

/** How each way answers. */
export const answers: Record<Way, (event: FetchEvent) => Promise<Response>> = {
  page,
  config,
  manifest: ({ request }) =>
    wholeFirst(
      () => fetch(request),
      () => keptManifest(keyOf(request.url)),
    ),
  code: (event) => hashed(event, CODE),
  poster: (event) => hashed(event, POSTERS),
};
