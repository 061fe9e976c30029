// About the best that Node can do: no framework, and one body with its ETag, made anew once a second whoever asks.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';
import { databaseUrl, serve } from '../serve.mjs';
import { listQuery } from './list.mjs';

const FRESH_MS = 1000;

const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
let body;
let etag;

async function makeBody() {
  const { rows } = await pool.query(listQuery);
  body = Buffer.from(JSON.stringify(rows));
  etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
}

await makeBody();
setInterval(makeBody, FRESH_MS);
serve(
  createServer((request, response) => {
    if (!request.url.startsWith('/api/destinations')) response.writeHead(404).end();
    else if (request.headers['if-none-match'] === etag) response.writeHead(304, { ETag: etag }).end();
    else {
      const head = { 'Content-Type': 'application/json', 'Content-Length': body.length, ETag: etag };
      response.writeHead(200, head).end(body);
    }
  }),
);
