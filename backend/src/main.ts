import 'reflect-metadata';
import { createApp } from './app.js';
import { ConfigError, readConfig } from './config/read-config.js';
import { stopOnSignals } from './stop.js';

const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `The port is taken by another program. Set PORT to a free one.`;
  if (error instanceof ConfigError) return message;
  return `The start failed: ${message || code || String(error)}`;
};

const start = async (): Promise<void> => {
  const config = readConfig();
  const app = await createApp(config);
  stopOnSignals(app);
  await app.listen(config.port);
};

start().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
});
