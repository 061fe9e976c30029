import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ClientAddress } from './client-address.js';
import { GeneralLimit } from './general-limit.js';
import { ProblemFilter } from './problem.filter.js';
import { RateLimits } from './rate-limits.js';
import { ReadyBodies } from './ready-bodies.js';
import { SessionMiddleware } from './session.middleware.js';
import { SessionSerializer } from './session.serializer.js';
import { SessionStore } from './session-store.js';
import { validationPipe } from './validation.pipe.js';

/** What every request goes through: sessions, problems, validation, limits. */
@Global()
@Module({
  providers: [
    ClientAddress,
    GeneralLimit,
    RateLimits,
    ReadyBodies,
    SessionMiddleware,
    SessionSerializer,
    SessionStore,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useFactory: validationPipe },
  ],
  exports: [ClientAddress, GeneralLimit, RateLimits, ReadyBodies, SessionMiddleware, SessionStore],
})
export class HttpModule {}
