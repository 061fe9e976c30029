import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { passwordCost } from '../../platform/password-cost.js';
import { Turns } from './turns.js';

/** Each hash takes 46 MiB and a thread of Node's pool; a flood of sign-ins must take neither all memory nor all threads. */
const HASHES_AT_ONCE = 4;

/** Makes and checks password hashes. */
@Injectable()
export class Passwords {
  private readonly turns = new Turns(HASHES_AT_ONCE);
  private readonly nobodys = this.hash(randomBytes(16).toString('hex'));

  hash(password: string): Promise<string> {
    return this.turns.take(() => hash(password, passwordCost));
  }

  /** Whether the password belongs to the hash. Without a hash it takes as long, so that time does not tell who exists. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const expected = passwordHash ?? (await this.nobodys);
    const isRight = await this.turns.take(() => verify(expected, password));
    return isRight && passwordHash !== undefined;
  }
}
