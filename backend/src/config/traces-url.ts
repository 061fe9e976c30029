import { type Env, address, text } from './settings.js';

/** Where OTEL_EXPORTER_OTLP_ENDPOINT takes traces; OpenTelemetry's packages read its other variables themselves. */
export const tracesUrl = (env: Env): string | undefined => {
  const key = 'OTEL_EXPORTER_OTLP_ENDPOINT';
  const endpoint = address(key, text(env, key), ['http:', 'https:']);
  return endpoint && `${endpoint.replace(/\/+$/, '')}/v1/traces`;
};
