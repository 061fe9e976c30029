import { HttpException } from '@nestjs/common';
import { type ProblemBody, type ProblemCode, type SecondFactor, problems } from '@wayfellow/contracts';

interface ProblemDetails {
  /** What is wrong with individual fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds until another try makes sense; becomes Retry-After. */
  readonly retryAfterSeconds?: number;
  /** The second factors that can complete the sign-in. */
  readonly factors?: SecondFactor[];
  /** When the refusal ends; its day stands in the sentence. */
  readonly until?: Date;
  /** The limit that was reached, which stands in the sentence. */
  readonly count?: number;
  readonly cause?: unknown;
}

/**
 * A refusal from the catalogue: throw it from services, guards and gateways alike.
 * HTTP answers it as problem details, the live channel as an `error` frame.
 */
export class Problem extends HttpException {
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: ProblemCode,
    details: ProblemDetails = {},
  ) {
    super(bodyOf(code, details), problems[code].status, { cause: details.cause });
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get body(): ProblemBody {
    return this.getResponse() as ProblemBody;
  }
}

/** Refuses an input, naming the fields; the first field's text becomes the detail. */
export const invalidInput = (fields: Readonly<Record<string, string>>): Problem =>
  new Problem('invalid-input', { fields });

const bodyOf = (
  code: ProblemCode,
  { fields, factors, retryAfterSeconds, until, count }: ProblemDetails,
): ProblemBody => {
  const { status, title, detail } = problems[code];
  const errors = Object.entries(fields ?? {}).map(([field, message]) => ({ field, message }));
  return {
    type: `/problems/${code}`,
    title,
    status,
    detail:
      errors[0]?.message ??
      detail
        .replace('N seconds', secondsText(retryAfterSeconds))
        .replace('until DATE', untilText(until))
        .replace(/COUNT (\w+s)\b/, (_, nouns: string) => countText(nouns, count))
        .replace('COUNT', String(count)),
    ...(errors.length > 0 && { errors }),
    ...(factors && { factors }),
  };
};

const countText = (nouns: string, count = 0): string =>
  `${count} ${count === 1 ? nouns.slice(0, -1) : nouns}`;

const secondsText = (seconds = 1) => `${seconds} seconds`;

const untilText = (until?: Date): string =>
  until ? `until ${until.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })}` : 'for now';
