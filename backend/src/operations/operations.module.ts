import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';

/** Health checks and metrics of an instance. */
@Module({ controllers: [HealthController, MetricsController] })
export class OperationsModule {}
