import { once } from 'node:events';
import { type Server, type Socket, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** The least of a mail server (RFC 5321): takes every letter, or never answers to one. */
export class MailServer {
  /** Whole letters that were taken. */
  readonly letters: string[] = [];
  /** How many letters came to which no answer is given. */
  stalled = 0;
  /** While true, letters are received and neither taken nor refused. */
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
    let isLetter = false;
    this.sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => this.sockets.delete(socket));
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      heard += bytes.toString();
      for (;;) {
        const end = heard.indexOf(isLetter ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = heard.slice(0, end);
        heard = heard.slice(end + (isLetter ? 5 : 2));
        if (isLetter) this.take(text, socket);
        else socket.write(answerTo(text));
        isLetter = !isLetter && text.toUpperCase() === 'DATA';
      }
    });
  }

  private take(letter: string, socket: Socket): void {
    if (this.isStalling) {
      this.stalled += 1;
      return;
    }
    this.letters.push(letter);
    socket.write('250 taken\r\n');
  }
}

const answerTo = (command: string): string => {
  if (/^DATA$/i.test(command)) return '354 go on\r\n';
  return /^QUIT$/i.test(command) ? '221 bye\r\n' : '250 ok\r\n';
};
