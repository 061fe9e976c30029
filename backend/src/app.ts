import { type DynamicModule, Module, type OnApplicationShutdown, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { assertMigrated } from './schema/assert-migrated.js';
import { prepareDatabase } from './schema/prepare-database.js';
import { ClientAddress } from './platform/rate-limits/client-address.js';
import { useHttp } from './platform/http/use-http.js';
import { LiveAdapter } from './platform/live/live.adapter.js';
import { serveApiDocs } from './operations/api-docs.js';
import { OperationsModule } from './operations/operations.module.js';
import { Audit } from './platform/audit/audit.js';
import { type LogDestination, NestLogger, rootLogger } from './platform/observability/logger.js';
import { startTracing } from './platform/observability/start-tracing.js';
import { Tracing } from './platform/observability/tracing.js';

@Module({})
class Root implements OnApplicationShutdown {
  constructor(private readonly tracing: Tracing) {}

  async onApplicationShutdown(): Promise<void> {
    await this.tracing.close();
  }

  static of(config: Config, parts: Type, logger: Logger, tracing: Tracing): DynamicModule {
    const audit = {
      provide: Audit,
      inject: [ClientAddress],
      useFactory: (clients: ClientAddress) => new Audit(logger, config, clients),
    };
    return {
      module: Root,
      global: true,
      imports: [ConfigModule.of(config), OperationsModule, parts],
      providers: [audit, { provide: Tracing, useValue: tracing }],
      exports: [Audit, Tracing],
    };
  }
}

/**
 * Builds one instance of the product on a migrated and seeded database; `listen()` starts it. `root` is the module to run:
 * the whole backend, or in a test the platform with a module of the test. `logTo` gets the log instead of standard output.
 * @throws when the database cannot be reached, or is behind and this instance may not migrate it
 */
export const createApp = async (
  config: Config,
  root: Type = AppModule,
  logTo?: LogDestination,
): Promise<NestExpressApplication> => {
  const tracing = await startTracing(config);
  const logger = rootLogger(config.logLevel, tracing, logTo);
  if (config.migrateAtStart) await prepareDatabase(config, (line) => logger.info(line));
  else await assertMigrated(config);
  const app = await NestFactory.create<NestExpressApplication>(Root.of(config, root, logger, tracing), {
    bodyParser: false,
    rawBody: true,
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  useHttp(app, logger);
  app.useWebSocketAdapter(new LiveAdapter(app));
  serveApiDocs(app);
  return app;
};
