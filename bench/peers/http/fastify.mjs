// fastify and pg: the answer's schema is compiled, the statement prepared, and each request asks the database.
import Fastify from 'fastify';
import pg from 'pg';
import { databaseUrl, serve } from '../serve.mjs';
import { listQuery } from './list.mjs';

const POOL_SIZE = 10;

const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE });
const properties = {
  id: { type: 'integer' },
  name: { type: 'string' },
  description: { type: 'string' },
  imageUrl: { type: 'string' },
  travelersCount: { type: 'integer' },
};
const schema = { response: { 200: { type: 'array', items: { type: 'object', properties } } } };

const app = Fastify();
app.get('/api/destinations', { schema }, async () => {
  const { rows } = await pool.query({ name: 'destinations', text: listQuery });
  return rows;
});
await app.ready();
serve(app.server);
