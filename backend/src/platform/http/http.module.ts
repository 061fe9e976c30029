import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { PersonalData } from '../personal-data/personal-data.js';
import { ClientAddress } from '../rate-limits/client-address.js';
import { GeneralLimit } from '../rate-limits/general-limit.js';
import { ProblemFilter } from './problem.filter.js';
import { RateLimits } from '../rate-limits/rate-limits.js';
import { ResponseCache } from '../response-cache/response-cache.js';
import { sessionsPersonalData } from '../sessions/personal-data.sql.js';
import { SessionMiddleware } from '../sessions/session.middleware.js';
import { SessionSerializer } from '../sessions/session.serializer.js';
import { SessionStore } from '../sessions/session-store.js';
import { validationPipe } from '../validation/validation.pipe.js';

/** What every request passes through: sessions, problems, validation, limits. */
@Global()
@Module({
  providers: [
    ClientAddress,
    GeneralLimit,
    RateLimits,
    ResponseCache,
    SessionMiddleware,
    SessionSerializer,
    SessionStore,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useFactory: validationPipe },
  ],
  exports: [ClientAddress, GeneralLimit, RateLimits, ResponseCache, SessionMiddleware, SessionStore],
})
export class HttpModule {
  constructor(personalData: PersonalData) {
    personalData.register(sessionsPersonalData);
  }
}
