import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { createApp } from './app.js';
import { readConfig } from './config/read-config.js';
import { ConfigError } from './config/settings.js';
import { isDatabaseUnavailable } from './platform/problems/database-unavailable.js';
import { stopOnSignals } from './stop.js';

/** One line that tells the operator what to do. */
const reasonOf = (error: unknown): string => {
  const { code, message, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: set PORT to a free one`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set PORT to one above 1023`;
  if (code === 'EADDRNOTAVAIL') return `HOST must be an address of this machine; ${address} is not`;
  if (error instanceof ConfigError) return message;
  if (isDatabaseUnavailable(error))
    return `The database of DATABASE_URL cannot be reached (${message || code})`;
  return `The start failed: ${message || code || String(error)}`;
};

const start = async (): Promise<void> => {
  const config = readConfig();
  const app = await createApp(config);
  // By default Node prints the whole error, including the parameters of a failed query.
  process.on('uncaughtException', (error) => {
    new Logger('Process').error(error);
    process.exit(1);
  });
  stopOnSignals(app);
  await (config.host ? app.listen(config.port, config.host) : app.listen(config.port));
};

start().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
});
