import type { Request } from 'express';

interface Layer {
  route?: { methods: Record<string, boolean> };
  match: (path: string) => boolean;
}

/** The methods that routes of this path take, in capitals; empty when the path is unknown. */
export const allowedMethods = (request: Request): string[] => {
  const layers = (request.app.router as unknown as { stack: Layer[] }).stack;
  const methods = layers
    .filter((layer) => layer.route && layer.match(request.path))
    .flatMap((layer) => Object.keys(layer.route?.methods ?? {}));
  return [...new Set(methods)].map((method) => method.toUpperCase());
};
