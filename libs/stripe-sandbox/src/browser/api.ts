/** The part of an intent that the browser receives. */
export interface PaymentIntent {
  id: string;
  client_secret: string;
  status: string;
  last_payment_error: PaymentError | null;
}

/** Stripe.js does not throw for a declined payment, but resolves to this. */
export interface PaymentError {
  type: string;
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  payment_intent?: PaymentIntent;
}

export type Result<T> = { value: T; error?: undefined } | { value?: undefined; error: PaymentError };

declare global {
  interface Window {
    /** The sandbox's URL: its own origin, or a path on the page's origin that is proxied to it. */
    __wayfellowStripeSandbox?: { url: string };
  }
}

const baseUrl = () => (window.__wayfellowStripeSandbox?.url ?? '').replace(/\/$/, '');

const unreachable: PaymentError = {
  type: 'api_connection_error',
  message: 'The payment sandbox can’t be reached. Is it still running? Please try again.',
};

/** Calls the sandbox with the publishable key. `fields` go into the body, or into the query of a GET. */
export async function call<T>(
  key: string,
  method: 'GET' | 'POST',
  path: string,
  fields: Record<string, string>,
): Promise<Result<T>> {
  const form = new URLSearchParams(fields).toString();
  const isRead = method === 'GET';
  try {
    const response = await fetch(`${baseUrl()}${path}${isRead ? `?${form}` : ''}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(!isRead && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(!isRead && { body: form }),
      credentials: 'omit',
    });
    const body = (await response.json()) as T & { error?: PaymentError };
    return body.error ? { error: body.error } : { value: body };
  } catch {
    return { error: unreachable };
  }
}

/** The intent's id is the first part of its client secret. */
export const intentId = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';
