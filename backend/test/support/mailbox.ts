import { MailServer } from './mail-server.js';
import { waitFor } from './wait-for.js';

export interface ReceivedEmail {
  to: string;
  subject: string;
  messageId: string;
  text: string;
}

const header = (source: string, name: string): string =>
  new RegExp(`^${name}:\\s+(.+?)\\r?$`, 'im').exec(source)?.[1] ?? '';

/** An email as people read it: quoted-printable and folded lines are undone. */
const parsed = (source: string): ReceivedEmail => ({
  to: header(source, 'To'),
  subject: header(source, 'Subject'),
  messageId: header(source, 'Message-ID'),
  text: source
    .slice(source.indexOf('\r\n\r\n'))
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
});

/** A mail server of a test's own, with the emails that it took. */
export class Mailbox {
  private constructor(readonly server: MailServer) {}

  static async start(): Promise<Mailbox> {
    return new Mailbox(await MailServer.start());
  }

  /** Settings that have an instance send its emails here, by the jobs that it runs. */
  env(origin = 'http://wayfellow.travel'): Record<string, string> {
    const sender = { SMTP_URL: this.server.url, MAIL_FROM: 'hello@wayfellow.travel' };
    return { ...sender, PUBLIC_ORIGIN: origin, ROLE: 'all' };
  }

  /** What came to an address so far, of one subject or all. */
  to(address: string, subject = ''): ReceivedEmail[] {
    return this.server.emails
      .map(parsed)
      .filter((email) => email.to === address && (!subject || email.subject === subject));
  }

  /** Waits for the `count`th email of a subject to an address. */
  async next(address: string, subject: string, count = 1): Promise<ReceivedEmail> {
    return waitFor(() => this.to(address, subject)[count - 1]);
  }

  /** The token in the link of an email that comes. */
  async token(address: string, subject: string, count = 1): Promise<string> {
    return tokenIn(await this.next(address, subject, count));
  }

  close(): Promise<void> {
    return this.server.close();
  }
}

export const tokenIn = ({ text }: ReceivedEmail): string => {
  const token = /#t=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`There is no link in ${text}`);
  return token;
};
