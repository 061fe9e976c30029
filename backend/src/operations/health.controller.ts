import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { FanOut } from '../platform/bus/fan-out.js';
import { PgPool } from '../platform/database/pg-pool.js';
import { Readiness } from '../platform/observability/readiness.js';

const DATABASE_TIMEOUT_MS = 2_000;
/** Readiness may be requested by anybody, as often as they like; the database is queried at most once in this time. */
const CACHED_MS = 1_000;

interface HealthView {
  status: 'ok' | 'draining' | 'unavailable';
  database: 'up' | 'down';
  bus: 'up' | 'down';
}

/** For load balancers: liveness and readiness. */
@ApiExcludeController()
@Controller('/api/health')
export class HealthController {
  private databaseIsUp: Promise<boolean> = Promise.resolve(false);
  private askedAt = -CACHED_MS;

  constructor(
    private readonly pool: PgPool,
    private readonly fanOut: FanOut,
    private readonly readiness: Readiness,
  ) {}

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * 503 while draining alone. For a balancer that leaves out who is not ready: without their database all instances are to
   * be asked, since they say what is the matter, and keep their sockets.
   */
  @Get('accepting')
  @HttpCode(200)
  accepting(@Res({ passthrough: true }) response: Response): { status: 'ok' | 'draining' } {
    const { isDraining } = this.readiness;
    if (isDraining) response.status(503);
    return { status: isDraining ? 'draining' : 'ok' };
  }

  /** 503 while draining or without the database. A lost bus is only reported: it affects all instances alike. */
  @Get('ready')
  @HttpCode(200)
  async ready(@Res({ passthrough: true }) response: Response): Promise<HealthView> {
    const isDatabaseUp = await this.isDatabaseUp();
    const status = this.readiness.isDraining ? 'draining' : isDatabaseUp ? 'ok' : 'unavailable';
    if (status !== 'ok') response.status(503);
    return { status, database: isDatabaseUp ? 'up' : 'down', bus: this.fanOut.isHealthy() ? 'up' : 'down' };
  }

  private isDatabaseUp(): Promise<boolean> {
    const now = performance.now();
    if (now - this.askedAt >= CACHED_MS) {
      this.askedAt = now;
      this.databaseIsUp = this.askDatabase();
    }
    return this.databaseIsUp;
  }

  private askDatabase(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS);
    });
    const answered = this.pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
  }
}
