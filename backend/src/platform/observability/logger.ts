import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { LogLevel } from '../../config/config.js';
import { errorFields } from './error-fields.js';
import type { Tracing } from './tracing.js';

export type LogDestination = DestinationStream;

/** So much is written at once, however long a turn of the event loop takes. */
const WRITE_BYTES = 8_192;

/**
 * Writes lines to a file descriptor at the end of each turn of the event loop, and what is left when the process ends. A write for
 * each line is a fifth of the CPU of a cached response.
 */
export const linesOfTurns = (dest: number): LogDestination => {
  const output = pino.destination({ dest, minLength: WRITE_BYTES, sync: true });
  process.once('exit', () => output.flushSync());
  let isDue = false;
  const flush = () => {
    isDue = false;
    output.flush();
  };
  return {
    write: (line) => {
      output.write(line);
      if (!isDue) setImmediate(flush);
      isDue = true;
    },
  };
};

/** All that this process logs to standard output goes through one. */
let standardOutput: LogDestination | undefined;

/** Writes one line of JSON per event, with the ids of the current trace, to `to` or standard output. */
export const rootLogger = (level: LogLevel, tracing: Tracing, to?: LogDestination): Logger => {
  const options: LoggerOptions = {
    level,
    base: undefined,
    ...(tracing.isOn && { mixin: () => tracing.ids() }),
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: (error: unknown) => errorFields(error) },
  };
  standardOutput ??= linesOfTurns(process.stdout.fd);
  return pino(options, to ?? standardOutput);
};

/** Writes what Nest and our `new Logger(Name.name)` log through pino. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, context?: string): void {
    // Nest logs each route and module at the start, which helps only in debugging.
    if (context && NEST_STARTUP.has(context)) this.write('debug', message, context);
    else this.write('info', message, context);
  }

  error(message: unknown, ...more: unknown[]): void {
    const context = more.at(-1);
    // Nest both logs and throws a failed start; main.ts reports it once, in one line.
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
    if (typeof message === 'string') this.pino[level](fields, message);
    else this.pino[level]({ ...fields, err: message }, errorFields(message).message);
  }
}

const NEST_STARTUP = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
  'WebSocketsController',
]);
