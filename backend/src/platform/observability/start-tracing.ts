import type { Config } from '../../config/config.js';
import { Tracing } from './tracing.js';

/** Traces, if the settings say where to. Nothing of OpenTelemetry is loaded otherwise. */
export const startTracing = async ({ tracesUrl }: Pick<Config, 'tracesUrl'>): Promise<Tracing> => {
  if (!tracesUrl) return new Tracing();
  const { OtlpTracing } = await import('./otlp-tracing.js');
  return new OtlpTracing(tracesUrl);
};
