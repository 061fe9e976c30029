import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';

/** What operators ask an instance: whether it is well, and what it counts. */
@Module({ controllers: [HealthController, MetricsController] })
export class OperationsModule {}
