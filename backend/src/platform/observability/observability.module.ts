import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';
import { Readiness } from './readiness.js';

@Global()
@Module({
  providers: [Metrics, Readiness],
  exports: [Metrics, Readiness],
})
export class ObservabilityModule {}
