import { once } from 'node:events';
import { type Server, type Socket, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** The least of a mail server (RFC 5321): takes every email, or never answers to one. */
export class MailServer {
  /** Whole emails that were taken. */
  readonly emails: string[] = [];
  /** Emails that came and to which no answer is given. */
  readonly stalled: string[] = [];
  /** While true, emails are received and neither taken nor refused. */
  isStalling = false;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<MailServer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const mail = new MailServer(server, `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('connection', (socket) => mail.talk(socket));
    return mail;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private talk(socket: Socket): void {
    let heard = '';
    let isContent = false;
    this.sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => this.sockets.delete(socket));
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      heard += bytes.toString();
      for (;;) {
        const end = heard.indexOf(isContent ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = heard.slice(0, end);
        heard = heard.slice(end + (isContent ? 5 : 2));
        if (isContent) this.take(text, socket);
        else socket.write(answerTo(text));
        isContent = !isContent && text.toUpperCase() === 'DATA';
      }
    });
  }

  private take(email: string, socket: Socket): void {
    if (this.isStalling) {
      this.stalled.push(email);
      return;
    }
    this.emails.push(email);
    socket.write('250 taken\r\n');
  }
}

const answerTo = (command: string): string => {
  if (/^DATA$/i.test(command)) return '354 go on\r\n';
  return /^QUIT$/i.test(command) ? '221 bye\r\n' : '250 ok\r\n';
};
