// fastify and pg with nothing around the work: the session by its key, the product's own ranking, and one prepared statement
// for all that the cards show.
import Fastify from 'fastify';
import pg from 'pg';
import { limits } from '@wayfellow/contracts';
import { SearchService } from '../../../backend/dist/modules/search/search.service.js';
import { RankByPlaces } from '../../../backend/dist/modules/suggestions/rank-by-places.js';
import { RankByTraits } from '../../../backend/dist/modules/suggestions/rank-by-traits.js';
import { reasonsOf } from '../../../backend/dist/modules/suggestions/reasons.js';
import { SuggestionsService } from '../../../backend/dist/modules/suggestions/suggestions.service.js';
import { cookieOf } from '../../lib/people.mjs';
import { databaseUrl, serve } from '../serve.mjs';
import {
  cardsSql,
  conversationsSql,
  destinationSql,
  matchesSql,
  sessionSql,
  threadSql,
} from './statements.mjs';

const POOL_SIZE = 10;
const PAGE = 20;
const { DATE, INT8 } = pg.types.builtins;

// As the product reads them.
pg.types.setTypeParser(DATE, String);
pg.types.setTypeParser(INT8, Number);

const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE });
const suggestions = new SuggestionsService(undefined, new RankByPlaces(pool), new RankByTraits(pool));
const search = new SearchService(pool, undefined);

const ask = async (name, text, values) => (await pool.query({ name, text, values })).rows;
const cards = (viewerId, ids) => ask('cards', cardsSql, [viewerId, ids]);

/** The user of a signed cookie; an unsigned one is nobody's. */
async function viewerOf({ headers }) {
  const sid = /s%3A([^.]+)\./.exec(headers.cookie)?.[1];
  if (!sid || cookieOf(sid) !== headers.cookie) throw new Error('Not signed in');
  const [session] = await ask('session', sessionSql, [sid]);
  return Number(session.id);
}

const app = Fastify();

app.get('/api/matches/potential', async (request) => {
  const viewerId = await viewerOf(request);
  const ranked = await suggestions.ranked(viewerId, undefined, PAGE + 1);
  const ids = ranked.slice(0, PAGE).map(({ id }) => id);
  return (await cards(viewerId, ids)).map(({ interests: _, ...card }) => ({
    ...card,
    reasons: reasonsOf(card),
  }));
});
app.get('/api/search/travelers', async (request) => {
  const viewerId = await viewerOf(request);
  const { page } = await search.rows(request.query, viewerId);
  const people = await cards(viewerId, [...new Set(page.map(({ userId }) => userId))]);
  const known = new Map(people.map((card) => [card.id, card]));
  return page.map(({ userId, rankDate: _, ...trip }) => ({ ...known.get(userId), ...trip }));
});
app.get('/api/matches', async (request) => {
  const viewerId = await viewerOf(request);
  const matches = await ask('matches', matchesSql, [viewerId]);
  const others = await cards(
    viewerId,
    matches.map(({ otherId }) => otherId),
  );
  return matches.map(({ otherId: _, ...match }, at) => {
    const { shared, nextTrip, ...otherUser } = others[at];
    return { ...match, otherUser, shared, nextTrip };
  });
});
app.get('/api/messages/conversations', async (request) =>
  ask('conversations', conversationsSql, [await viewerOf(request)]),
);
app.get('/api/messages/:id', async (request) =>
  ask('thread', threadSql, [await viewerOf(request), Number(request.params.id)]),
);
app.get('/api/destinations/:id', async (request) => {
  const values = [await viewerOf(request), Number(request.params.id)];
  const [destination] = await ask('destination', destinationSql(limits.faces, limits.companionNames), values);
  return destination;
});
await app.ready();
serve(app.server);
