// What most teams would put together: socket.io with its Redis adapter, a room for each user, an insert for each message.
import { createServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-adapter';
import pg from 'pg';
import { createClient } from 'redis';
import { Server } from 'socket.io';
import { databaseUrl, redisUrl, serve } from '../serve.mjs';

const POOL_SIZE = 10;
const insertSql = `
  INSERT INTO messages (sender_id, receiver_id, content) VALUES ($1, $2, $3)
  RETURNING id, sender_id AS "senderId", receiver_id AS "receiverId", content, read, created_at AS "createdAt"`;

const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE });
const publisher = createClient({ url: redisUrl });
const subscriber = publisher.duplicate();
await Promise.all([publisher.connect(), subscriber.connect()]);

const server = createServer();
const io = new Server(server, { adapter: createAdapter(publisher, subscriber) });
const roomOf = (userId) => `user ${userId}`;

io.on('connection', (socket) => {
  const { userId } = socket.handshake.auth;
  void socket.join(roomOf(userId));
  socket.on('chat_message', async ({ receiverId, content }) => {
    const text = content.trim();
    if (!text) return;
    const { rows } = await pool.query(insertSql, [userId, receiverId, text]);
    io.to([roomOf(receiverId), roomOf(userId)]).emit('new_message', rows[0]);
  });
});
serve(server);
