import { Global, Module } from '@nestjs/common';
import { PersonalData } from '../personal-data/personal-data.js';
import { AuthGateway } from './auth.gateway.js';
import { LiveHub } from './live-hub.js';
import { LiveTimes } from './live-times.js';
import { Presence } from './presence.js';
import { SocketMonitor } from './socket-monitor.js';
import { livePersonalData } from './personal-data.sql.js';

/** The live channel at /ws. */
@Global()
@Module({
  providers: [AuthGateway, LiveHub, LiveTimes, Presence, SocketMonitor],
  exports: [LiveHub, LiveTimes, Presence, SocketMonitor],
})
export class LiveModule {
  constructor(personalData: PersonalData) {
    personalData.register(livePersonalData);
  }
}
