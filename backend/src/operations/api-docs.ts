import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { PRODUCT_NAME } from '@wayfellow/contracts';
import { Config } from '../config/config.js';
import { SESSION_COOKIE, cookieOf } from '../platform/sessions/session-cookie.js';

/** Serves the API's OpenAPI description, if the settings allow it: a page at /api/docs, JSON at /api/docs-json. It is
 * generated at the first request. */
export const serveApiDocs = (app: INestApplication): void => {
  if (!app.get(Config).apiDocs) return;
  const { name } = cookieOf(SESSION_COOKIE, app.get(Config));
  const description = new DocumentBuilder()
    .setTitle(PRODUCT_NAME)
    .setDescription('Errors are problem details (RFC 9457). Lists carry their next page in a Link header.')
    .setVersion('1')
    .addCookieAuth(name, { type: 'apiKey', in: 'cookie', name }, SESSION_COOKIE)
    .build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, description), {
    jsonDocumentUrl: 'api/docs-json',
    yamlDocumentUrl: 'api/docs-yaml',
  });
};
