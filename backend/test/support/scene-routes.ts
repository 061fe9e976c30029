import { endpoints } from '@wayfellow/contracts';
import type { Client } from './client.js';
import { mustPlanRoute, shareRoute } from './routes.js';
import type { SceneCall } from './scene.js';
import { day } from './travelers.js';

const routeOf = (owner: Client) =>
  mustPlanRoute(owner, [
    ['Scene Harbor', 3],
    ['Scene Hill', 2],
  ]);
const byRoute = async (owner: Client) => ({ params: { id: (await routeOf(owner)).id } });
const body = { startDate: day(5), stops: [{ destination: 'Scene Harbor', nights: 3 }] };

/** The calls about routes. */
export const routeCalls: Readonly<Record<string, SceneCall>> = {
  'routes.list': { args: () => ({}) },
  'routes.create': { args: () => ({ body }) },
  'routes.one': { args: byRoute, forOthers: 404 },
  'routes.update': {
    args: async (owner) => ({ ...(await byRoute(owner)), body: { ...body, version: 1 } }),
    forOthers: 404,
  },
  'routes.remove': { args: byRoute, forOthers: 404 },
  'routes.share': { args: byRoute, forOthers: 404 },
  'routes.unshare': {
    args: async (owner) => {
      const args = await byRoute(owner);
      await owner.call(endpoints.routes.share, args);
      return args;
    },
    forOthers: 404,
  },
  'routes.read': {
    args: async (owner) => ({ body: { token: await shareRoute(owner, await routeOf(owner)) } }),
  },
};
