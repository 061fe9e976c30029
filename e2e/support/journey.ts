import { endpoints, urlOf } from '@wayfellow/contracts';
import { type Guest, type GuestOptions, openBrowser } from './people.js';
import { type Product, type ProductOptions, startProduct } from './product.js';
import { DEMO_PASSWORD, PASSWORD } from './steps.js';

/** The product and the browser of a file's journeys, started once. */
export interface Journey {
  /** Opens a fresh window; `as` names a demo traveler to sign in. */
  arrive: (options?: Omit<GuestOptions, 'url'> & { as?: string }) => Promise<Guest>;
  product: Product;
}

/** Signs a window in without the form, for journeys about something else. */
export const signIn = async (
  { context }: Pick<Guest, 'context'>,
  username: string,
  password = DEMO_PASSWORD,
) => {
  const answer = await context.request.post('/api/auth/login', { data: { username, password } });
  if (!answer.ok())
    throw new Error(`${username} could not sign in: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as { id: number; name: string };
};

/** Registers somebody without the form, who stays signed in; gives their id. */
export const signUp = async (
  { context }: Pick<Guest, 'context'>,
  username: string,
  name: string,
): Promise<number> => {
  const data = { username, email: `${username}@wayfellow.example`, password: PASSWORD, name };
  const answer = await context.request.post(urlOf(endpoints.auth.register), { data });
  if (!answer.ok())
    throw new Error(`${username} could not register: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { id: number }).id;
};

/** Matches two, each of whom asks the other. */
export const match = async (
  one: Pick<Guest, 'context'>,
  oneId: number,
  other: Pick<Guest, 'context'>,
  otherId: number,
): Promise<void> => {
  const path = urlOf(endpoints.matches.create);
  await one.context.request.post(path, { data: { otherUserId: otherId } });
  await other.context.request.post(path, { data: { otherUserId: oneId } });
};

/** Starts the product for this file's journeys and ends it after them; `env` adds settings. Windows close after each test. */
export const setUpJourney = (
  name: string,
  env: Record<string, string> = {},
  options?: ProductOptions,
): Journey => {
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  let guests: Guest[] = [];
  const journey = {} as Journey;

  beforeAll(async () => {
    [journey.product, browser] = await Promise.all([startProduct(name, env, options), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await journey.product?.stop();
  });
  afterEach(async () => {
    await Promise.all(guests.map(({ context }) => context.close()));
    guests = [];
  });

  journey.arrive = async ({ as, ...options } = {}) => {
    const guest = await browser.arrive({ url: journey.product.url, ...options });
    guests.push(guest);
    if (as) await signIn(guest, as);
    return guest;
  };
  return journey;
};
