import { Global, Module } from '@nestjs/common';
import { AuthGateway } from './auth.gateway.js';
import { LiveHub } from './live-hub.js';
import { LiveTimes } from './live-times.js';
import { SocketMonitor } from './socket-monitor.js';

/** The live channel at /ws. */
@Global()
@Module({
  providers: [AuthGateway, LiveHub, LiveTimes, SocketMonitor],
  exports: [LiveHub, LiveTimes, SocketMonitor],
})
export class LiveModule {}
