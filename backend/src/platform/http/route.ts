import { Delete, Get, Header, HttpCode, Post, Put, UseGuards, applyDecorators } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { Endpoint, Method } from '@wayfellow/contracts';
import { AccessGuard } from './access.guard.js';
import { responsesOf } from './answers.js';
import { publicCaching } from '../response-cache/caching.js';
import { SESSION_COOKIE } from '../sessions/session-cookie.js';

const byMethod: Record<Method, (path: string) => MethodDecorator> = {
  GET: Get,
  POST: Post,
  PUT: Put,
  DELETE: Delete,
};

const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const cachingOf = ({ method, access }: Endpoint<never>): MethodDecorator[] =>
  method === 'GET' && access === 'public'
    ? Object.entries(publicCaching).map(([name, value]) => Header(name, value))
    : [];

/**
 * Makes a method answer an endpoint of the contracts: its method, path and status, and the guard that
 * admits whom the endpoint is for (Premium is checked by the service). The controller itself has no path: `@Controller()`.
 */
export const Route = (endpoint: Endpoint<never>): MethodDecorator =>
  applyDecorators(
    byMethod[endpoint.method](endpoint.path),
    HttpCode(endpoint.status),
    ...cachingOf(endpoint),
    ApiOperation({ summary: endpoint.summary }),
    ...responsesOf(endpoint),
    ...parametersOf(endpoint.path).map((name) => ApiParam({ name, type: 'integer' })),
    UseGuards(new AccessGuard(endpoint)),
    ...(endpoint.access === 'public' ? [] : [ApiCookieAuth(SESSION_COOKIE)]),
  );
