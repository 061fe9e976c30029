import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import type { SignedIn } from './current-user.js';

type Done<T> = (error: null, result: T) => void;

/** A session stores only the id of its user. */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  serializeUser({ id }: SignedIn, done: Done<number>): void {
    done(null, id);
  }

  deserializeUser(id: number, done: Done<SignedIn>): void {
    done(null, { id });
  }
}
