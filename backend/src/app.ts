import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { prepareDatabase } from './platform/database/prepare-database.js';
import { useHttp } from './platform/http/use-http.js';
import { LiveAdapter } from './platform/live/live.adapter.js';
import { serveApiDocs } from './platform/observability/api-docs.js';
import { type LogDestination, NestLogger, rootLogger } from './platform/observability/logger.js';

@Module({})
class Root {}

/**
 * Builds one instance of the product on a migrated and seeded database; `listen()` starts it. `root` is what it is made
 * of: the whole backend, or the platform with a module of a test's own. `logTo` gets the log instead of standard output.
 * @throws when the database cannot be reached
 */
export const createApp = async (
  config: Config,
  root: Type = AppModule,
  logTo?: LogDestination,
): Promise<NestExpressApplication> => {
  const logger = rootLogger(config.logLevel, logTo);
  await prepareDatabase(config, (line) => logger.info(line));
  const app = await NestFactory.create<NestExpressApplication>(
    { module: Root, imports: [ConfigModule.of(config), root] },
    { bodyParser: false, rawBody: true, logger: new NestLogger(logger), abortOnError: false },
  );
  useHttp(app, logger);
  app.useWebSocketAdapter(new LiveAdapter(app));
  serveApiDocs(app);
  return app;
};
