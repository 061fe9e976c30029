import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { PRODUCT_NAME } from '@wayfellow/contracts';
import { type SendMailOptions, type Transporter, createTransport } from 'nodemailer';
import { Config } from '../../config/config.js';
import { isReservedAddress } from '../../config/reserved-domains.js';

/** An email in plain text to one address. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  /** The URL that turns such emails off: mail programs offer it beside the email (RFC 8058). */
  unsubscribeUrl?: string;
}

const headersOf = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A mail server that takes longer counts as unavailable. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends emails through SMTP_URL. Without it, and for reserved addresses, such as those of the demo travelers,
 * each email becomes an .eml file in the outbox folder of DATA_DIR.
 */
@Injectable()
export class EmailSender {
  /** The folder of the emails that are not sent. */
  readonly outbox: string;
  private readonly logger = new Logger(EmailSender.name);
  private readonly smtp?: Transporter;

  constructor(private readonly config: Config) {
    this.outbox = join(config.dataDir, 'outbox');
    if (config.smtpUrl) this.smtp = createTransport({ url: config.smtpUrl, ...timeouts });
  }

  /**
   * Sends an email. Sending again with the same id gives the same Message-ID, or replaces the file.
   * `id` has only letters, digits, `-` and `_`.
   * @throws when the mail server does not accept it
   */
  async send(email: Email, id: string): Promise<void> {
    const message = this.messageOf(email, id);
    if (this.smtp && !isReservedAddress(email.to)) await this.smtp.sendMail(message);
    else await this.writeToOutbox(message, id);
  }

  private async writeToOutbox(message: SendMailOptions, id: string): Promise<void> {
    const built = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
    await mkdir(this.outbox, { recursive: true });
    await writeFile(join(this.outbox, `${id}.eml`), built.message as Buffer);
    this.logger.log(`Wrote an email to the outbox: ${message.subject}`);
  }

  private messageOf({ unsubscribeUrl, ...email }: Email, id: string): SendMailOptions {
    const address = this.config.mailFrom;
    const messageId = `<${id}@${address.split('@')[1]}>`;
    const headers = unsubscribeUrl ? headersOf(unsubscribeUrl) : undefined;
    return { from: { name: PRODUCT_NAME, address }, ...email, messageId, headers };
  }
}
