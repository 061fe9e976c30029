import type {
  Stripe,
  StripeElements,
  StripeElementsOptionsClientSecret,
  StripeError,
  StripePaymentElement,
} from '@stripe/stripe-js';

type Handler = (event?: unknown) => void;

/** The element interface that react-stripe-js requires. */
const fakeElement = () => {
  const handlers = new Map<string, Handler>();
  let place: HTMLElement | undefined;
  const element = {
    on: (type: string, handler: Handler) => handlers.set(type, handler),
    off: (type: string) => handlers.delete(type),
    update: () => undefined,
    mount: (parent: HTMLElement) => {
      place = document.createElement('p');
      place.textContent = 'Card form of the provider';
      parent.append(place);
      void Promise.resolve().then(() => handlers.get('ready')?.(element));
    },
    destroy: () => place?.remove(),
  } satisfies Partial<Record<keyof StripePaymentElement, unknown>>;
  return element;
};

type Confirm = (options: {
  elements: StripeElements;
  confirmParams: { return_url: string };
}) => Promise<{ error: StripeError } | undefined>;

/** A fake Stripe for window.Stripe; tests set its answers. */
export const fakeStripe = () => {
  const seen = { keys: [] as string[], options: [] as StripeElementsOptionsClientSecret[] };
  const submit = jest.fn<ReturnType<StripeElements['submit']>, []>(async () => ({}));
  // On success Stripe leaves the page, so its promise never settles.
  const confirmPayment = jest.fn<ReturnType<Confirm>, Parameters<Confirm>>(
    () => new Promise(() => undefined),
  );
  const update = jest.fn<void, Parameters<StripeElements['update']>>();
  let element: ReturnType<typeof fakeElement> | null = null;
  const elements = {
    submit,
    update,
    create: () => (element = fakeElement()),
    getElement: () => element,
  } satisfies Partial<Record<keyof StripeElements, unknown>>;
  const stripe = {
    confirmPayment,
    elements: (options: StripeElementsOptionsClientSecret) => {
      seen.options.push(options);
      return elements;
    },
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
  } satisfies Partial<Record<keyof Stripe, unknown>>;
  const constructor = Object.assign(
    (key: string) => {
      seen.keys.push(key);
      return stripe as unknown as Stripe;
    },
    { version: 'endive' },
  );
  return {
    constructor: constructor as unknown as NonNullable<Window['Stripe']>,
    seen,
    submit,
    confirmPayment,
    update,
  };
};

/** An error in Stripe's format. */
export const stripeError = (error: Partial<StripeError>): StripeError => ({ type: 'card_error', ...error });
