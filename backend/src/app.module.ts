import { Module } from '@nestjs/common';
import { BusModule } from './platform/cache-and-bus/bus.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { LiveModule } from './platform/live/live.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { ObservabilityModule } from './platform/observability/observability.module.js';

const platform = [DatabaseModule, BusModule, HttpModule, LiveModule, MailModule, ObservabilityModule];

/** What the product does, a module a matter. Add yours here, in the order of the alphabet. */
const features = [
  // modules: one a line
] as const;

/** The whole backend. */
@Module({ imports: [...platform, ...features] })
export class AppModule {}
