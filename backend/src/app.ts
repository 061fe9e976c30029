import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { prepareDatabase } from './platform/database/prepare-database.js';
import { useHttp } from './platform/http/use-http.js';
import { LiveAdapter } from './platform/live/live.adapter.js';
import { serveApiDocs } from './platform/observability/api-docs.js';
import { NestLogger, rootLogger } from './platform/observability/logger.js';

/**
 * Builds one instance of the product on a migrated and seeded database; `listen()` starts it.
 * @throws when the database cannot be reached
 */
export const createApp = async (config: Config): Promise<NestExpressApplication> => {
  await prepareDatabase(config);
  const logger = rootLogger(config.logLevel);
  const app = await NestFactory.create<NestExpressApplication>(
    { module: AppModule, imports: [ConfigModule.of(config)] },
    { bodyParser: false, rawBody: true, logger: new NestLogger(logger), abortOnError: false },
  );
  useHttp(app, config, logger);
  app.useWebSocketAdapter(new LiveAdapter(app));
  serveApiDocs(app);
  return app;
};
