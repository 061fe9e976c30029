import { endpoint } from '../../endpoint.js';
import { tripReads } from '../reads.js';

const all = '/api/routes';
const one = '/api/routes/:id';

export const routes = {
  list: endpoint(`GET ${all}`, {
    access: 'session',
    summary: 'Your routes: the coming ones, the soonest first, then those that are over, the latest first',
    query: 'page',
    list: 'RouteView',
  }),
  create: endpoint(`POST ${all}`, {
    access: 'session',
    summary: 'Plan several trips at once; the same clientId again answers the same route',
    status: 201,
    orStatus: 200,
    body: 'route',
    view: 'RouteView',
    changes: tripReads,
  }),
  one: endpoint(`GET ${one}`, { access: 'session', summary: 'A route of yours', view: 'RouteView' }),
  update: endpoint(`PUT ${one}`, {
    access: 'session',
    summary: 'Replace a route: trips are changed, added and deleted with it',
    body: 'routeChange',
    view: 'RouteView',
    changes: tripReads,
  }),
  remove: endpoint(`DELETE ${one}`, {
    access: 'session',
    summary: 'Delete a route; its trips stay unless they are to be deleted, too',
    status: 204,
    query: 'routeRemoval',
    // The route itself is gone: the screen that shows it has nothing to read.
    changes: tripReads.filter((read) => read !== one),
  }),
  share: endpoint('POST /api/routes/:id/share', {
    access: 'session',
    summary: 'Make the link by which others see a route, or read it again',
    status: 201,
    view: 'RouteLinkView',
    changes: [all, one],
  }),
  unshare: endpoint('DELETE /api/routes/:id/share', {
    access: 'session',
    summary: 'Turn the link off for good',
    status: 204,
    changes: [all, one],
  }),
  read: endpoint('POST /api/routes/read', {
    access: 'session',
    summary: 'Read the route of a link',
    body: 'link',
    view: 'SharedRouteView',
  }),
} as const;
