import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RouteLinkView, SharedRouteView } from '@wayfellow/contracts';
import { hashOfToken } from '../../platform/keys/hash-of-token.js';
import { Problem } from '../../platform/problems/problem.js';
import { type RateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { RouteTrips } from '../trips/route-trips.service.js';
import { UsersService } from '../users/users.service.js';
import { RouteLinks } from './route-links.js';
import { RouteStore } from './route.store.js';

/** Links that a user tries: they cannot be guessed, but each try queries the database. */
const linksTried: RateLimit = { name: 'routeLinksByUser', points: 60, duration: 15 * 60, warnsAtHalf: true };

/** Links by which others see a route. */
@Injectable()
export class SharingService {
  constructor(
    private readonly store: RouteStore,
    private readonly links: RouteLinks,
    private readonly trips: RouteTrips,
    private readonly users: UsersService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The link of a route, the same until it is turned off.
   * @throws Problem 404 unless the route belongs to the user
   */
  async share(userId: number, id: number): Promise<RouteLinkView> {
    const fresh = randomUUID();
    const shareId = await this.store.share(userId, id, fresh, this.links.hash(fresh));
    if (shareId === undefined) throw new Problem('unknown-route');
    return { url: this.links.url(shareId) };
  }

  /**
   * The link works no longer, and no later one is the same.
   * @throws Problem 404 unless the route belongs to the user
   */
  async unshare(userId: number, id: number): Promise<void> {
    if (!(await this.store.unshare(userId, id))) throw new Problem('unknown-route');
  }

  /**
   * The route of a link.
   * @throws Problem 404 alike for a wrong link, one that was turned off, a route that is over, and somebody who blocks or is
   * blocked by the viewer, or cannot be reached; 429 after too many
   */
  async read(viewerId: number, token: string): Promise<SharedRouteView> {
    await this.limits.consume(linksTried, viewerId);
    const route = await this.store.shared(hashOfToken(token), viewerId);
    if (!route) throw new Problem('unknown-route');
    const { stops, shared } = await this.trips.seenBy(viewerId, route.id);
    const user = (await this.users.travelers([route.userId])).get(route.userId);
    if (!user || stops.length === 0) throw new Problem('unknown-route');
    return { user, connection: route.connection, stops, shared };
  }
}
