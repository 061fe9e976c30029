/** The fields of Stripe's error envelope. */
export interface ErrorFields {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  doc_url?: string;
  payment_intent?: unknown;
}

/** An error response with Stripe's status and envelope. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly fields: ErrorFields,
  ) {
    super(fields.message);
  }
}

const docOf = (code: string) => `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`;

type More = Partial<Pick<ErrorFields, 'decline_code' | 'param' | 'code'>>;

/** 402: the card was declined or is invalid. */
export const cardError = (code: string, message: string, more: More = {}) =>
  new ApiError(402, { type: 'card_error', code, doc_url: docOf(code), message, ...more });

/** 400: the request is invalid. */
export const invalidRequest = (message: string, more: More = {}) =>
  new ApiError(400, {
    type: 'invalid_request_error',
    message,
    ...(more.code && { doc_url: docOf(more.code) }),
    ...more,
  });

/** 404 for an id in the path, 400 for one in a parameter. */
export const missing = (noun: string, id: string, param: string) =>
  new ApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    doc_url: docOf('resource_missing'),
    message: `No such ${noun}: '${id}'`,
    param,
  });

/** 400: the object is in a state that does not allow it. */
export const unexpectedState = (code: string, message: string) => invalidRequest(message, { code });
