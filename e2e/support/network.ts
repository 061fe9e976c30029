import { type IncomingMessage, type Server, type ServerResponse, createServer, request } from 'node:http';
import { type Socket, connect } from 'node:net';

/** One person's network connection: a forward proxy that can be cut and restored. */
export interface Network {
  /** The proxy's address, for the browser. */
  address: string;
  /** Ends every connection and lets no new one through. */
  cut: () => void;
  restore: () => void;
  close: () => Promise<void>;
}

const portOf = (server: Server) => (server.address() as { port: number }).port;

export const startNetwork = async (): Promise<Network> => {
  let isCut = false;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };

  const forward = (incoming: IncomingMessage, answer: ServerResponse) => {
    const url = new URL(incoming.url as string);
    const onward = request(
      {
        host: url.hostname,
        port: url.port,
        method: incoming.method,
        path: url.pathname + url.search,
        headers: incoming.headers,
      },
      (reply) => {
        answer.writeHead(reply.statusCode as number, reply.rawHeaders);
        reply.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  };

  const server = createServer(forward);
  server.on('connection', (socket) => (isCut ? socket.destroy() : keep(socket)));
  server.on('connect', (incoming: IncomingMessage, client: Socket) => {
    const [host, port] = (incoming.url as string).split(':');
    const upstream = connect(Number(port), host as string, () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(client);
      client.pipe(upstream);
    });
    keep(upstream);
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    cut,
    restore: () => void (isCut = false),
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
