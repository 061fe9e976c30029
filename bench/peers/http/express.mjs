// express and pg, as most teams would begin: each request asks the database and serializes what it gets.
import { createServer } from 'node:http';
import express from 'express';
import pg from 'pg';
import { databaseUrl, serve } from '../serve.mjs';
import { listQuery } from './list.mjs';

const POOL_SIZE = 10;

const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE });

const app = express();
app.get('/api/destinations', async (_request, response) => {
  const { rows } = await pool.query(listQuery);
  response.json(rows);
});
serve(createServer(app));
