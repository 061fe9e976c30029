import { ApiResponse, type ApiResponseOptions } from '@nestjs/swagger';
import type { Endpoint } from '@wayfellow/contracts';
import { ProblemView, type Schema, list, views } from '@wayfellow/contracts/views';

type OpenApi = Extract<ApiResponseOptions, { schema: unknown }>['schema'];

/** A schema of contracts as OpenAPI writes it. */
const openApiOf = (schema: Schema): OpenApi => {
  switch (schema.kind) {
    case 'day':
      return { type: 'string', format: 'date' };
    case 'time':
      return { type: 'string', format: 'date-time' };
    case 'choice':
      return { type: 'string', enum: [...schema.values] };
    case 'nullable':
      return { ...openApiOf(schema.of), nullable: true };
    case 'optional':
      return openApiOf(schema.of);
    case 'list':
      return { type: 'array', items: openApiOf(schema.of) };
    case 'object': {
      const fields = Object.entries(schema.fields);
      return {
        type: 'object',
        properties: Object.fromEntries(fields.map(([name, field]) => [name, openApiOf(field)])),
        required: fields.filter(([, { kind }]) => kind !== 'optional').map(([name]) => name),
      };
    }
    case 'string':
    case 'integer':
    case 'number':
    case 'boolean':
      return { type: schema.kind };
  }
};

const schemaOf = (endpoint: Endpoint<never>): OpenApi | undefined => {
  if (endpoint.list) return openApiOf(list(views[endpoint.list]));
  if (endpoint.view) return openApiOf(views[endpoint.view]);
  return endpoint.file && { type: 'string' };
};

const problem = {
  description: 'Problem details (RFC 9457)',
  content: { 'application/problem+json': { schema: openApiOf(ProblemView) } },
};

/** Describes an endpoint's responses in OpenAPI. */
export const responsesOf = (endpoint: Endpoint<never>): MethodDecorator[] => {
  const schema = schemaOf(endpoint);
  const statuses = [endpoint.status, ...(endpoint.orStatus ? [endpoint.orStatus] : [])];
  const type = endpoint.file ?? 'application/json';
  return [
    ...statuses.map((status) =>
      ApiResponse({
        status,
        description: endpoint.summary,
        ...(schema && { content: { [type]: { schema } } }),
      }),
    ),
    ApiResponse({ status: 'default', ...problem }),
  ];
};
