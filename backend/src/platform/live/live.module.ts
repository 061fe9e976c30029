import { Global, Module } from '@nestjs/common';
import { AuthGateway } from './auth.gateway.js';
import { LiveHub } from './live-hub.js';
import { LiveTimes } from './live-times.js';
import { LiveWatch } from './live-watch.js';

/** The live channel at /ws. */
@Global()
@Module({ providers: [AuthGateway, LiveHub, LiveTimes, LiveWatch], exports: [LiveHub, LiveTimes, LiveWatch] })
export class LiveModule {}
