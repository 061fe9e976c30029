import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { MetricsController } from './metrics.controller.js';
import { Readiness } from './readiness.js';

@Global()
@Module({
  controllers: [HealthController, MetricsController],
  providers: [Metrics, Readiness],
  exports: [Metrics, Readiness],
})
export class ObservabilityModule {}
