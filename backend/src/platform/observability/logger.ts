import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';
import type { LogLevel } from '../../config/config.js';

/** One line of JSON an event, on standard output. */
export const rootLogger = (level: LogLevel): Logger =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });

/** Nest's own words and those of our `new Logger(Name.name)`, through pino. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, context?: string): void {
    // Nest tells each route and module at the start; that is for whoever debugs it.
    if (context && NEST_CHATTER.has(context)) this.write('debug', message, context);
    else this.write('info', message, context);
  }

  error(message: unknown, ...more: unknown[]): void {
    const context = more.at(-1);
    // Nest tells a failed start and throws it as well: whoever starts us says it once, in one line.
    this.write(context === 'NestApplication' ? 'debug' : 'error', message, context);
  }

  warn(message: unknown, context?: string): void {
    this.write('warn', message, context);
  }

  debug(message: unknown, context?: string): void {
    this.write('debug', message, context);
  }

  verbose(message: unknown, context?: string): void {
    this.write('trace', message, context);
  }

  private write(
    level: 'info' | 'error' | 'warn' | 'debug' | 'trace',
    message: unknown,
    context: unknown,
  ): void {
    const fields = typeof context === 'string' ? { context } : {};
    if (message instanceof Error) this.pino[level]({ ...fields, err: message }, message.message);
    else this.pino[level](fields, typeof message === 'string' ? message : JSON.stringify(message));
  }
}

const NEST_CHATTER = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
  'WebSocketsController',
]);
