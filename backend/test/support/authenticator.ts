import { endpoints } from '@wayfellow/contracts';
import { TOTP, URI } from 'otpauth';
import type { Client } from './client.js';

const STEP_MS = 30_000;

/** Somebody's phone: it was given a key, and shows a code for each half minute. */
export class Authenticator {
  private constructor(
    private readonly totp: TOTP,
    /** What turning the second step on told, once. */
    readonly recoveryCodes: readonly string[],
  ) {}

  /** A phone that has the key of a second step that is not on yet. */
  static async begin(owner: Client): Promise<Authenticator> {
    const { status, text, body } = await owner.call(endpoints.account.beginSecondStep);
    if (status !== 201) throw new Error(`No key was made: ${status} ${text}`);
    return new Authenticator(URI.parse(body.uri) as TOTP, []);
  }

  /** Turns somebody's second step on. The code of this half minute is used up by it. */
  static async turnOn(owner: Client): Promise<Authenticator> {
    const { totp } = await Authenticator.begin(owner);
    const body = { code: totp.generate() };
    const answer = await owner.call(endpoints.account.turnOnSecondStep, { body });
    if (answer.status !== 200) throw new Error(`It was not turned on: ${answer.status} ${answer.text}`);
    return new Authenticator(totp, answer.body.recoveryCodes);
  }

  /** The code so many half minutes from now. */
  code(steps = 0): string {
    return this.totp.generate({ timestamp: Date.now() + steps * STEP_MS });
  }

  /** Six digits that are not the code of any half minute that is near. */
  wrongCode(): string {
    const near = new Set([-2, -1, 0, 1, 2, 3].map((steps) => this.code(steps)));
    const candidates = Array.from({ length: near.size + 1 }, (_, at) => String(100_000 + at));
    return candidates.find((code) => !near.has(code)) as string;
  }
}
