import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { PRODUCT_NAME } from '@wayfellow/contracts';
import { type Transporter, createTransport } from 'nodemailer';
import { Config } from '../../config/config.js';
import { isReservedAddress } from '../../config/reserved-domains.js';

export interface Letter {
  /** One address. */
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Names a letter that may have to be sent again: it stays the same letter. Letters, digits, `-` and `_`. */
  id?: string;
}

/** A mail server that takes longer counts as one that does not answer. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends e-mail through SMTP_URL. Without it, and for addresses that exist nowhere, such as those of the demo travelers, each
 * e-mail becomes an .eml file in the outbox folder of DATA_DIR.
 */
@Injectable()
export class Mail {
  /** The folder of the e-mails that are not sent. */
  readonly outbox: string;
  private readonly logger = new Logger(Mail.name);
  private readonly smtp?: Transporter;

  constructor(private readonly config: Config) {
    this.outbox = join(config.dataDir, 'outbox');
    if (config.smtpUrl) this.smtp = createTransport({ url: config.smtpUrl, ...timeouts });
  }

  /** @throws when the mail server does not take the letter */
  async send(letter: Letter): Promise<void> {
    if (this.smtp && !isReservedAddress(letter.to)) await this.smtp.sendMail(this.messageOf(letter));
    else await this.layInOutbox(letter);
  }

  private async layInOutbox(letter: Letter): Promise<void> {
    const built = await createTransport({ streamTransport: true, buffer: true }).sendMail(
      this.messageOf(letter),
    );
    const name = letter.id ?? `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
    const file = join(this.outbox, `${name}.eml`);
    await mkdir(this.outbox, { recursive: true });
    await writeFile(file, built.message as Buffer);
    this.logger.log(`A letter lies in the outbox: ${letter.subject}`);
  }

  private messageOf({ id, ...letter }: Letter) {
    const address = this.config.mailFrom;
    const messageId = id && `<${id}@${address.split('@')[1]}>`;
    return { from: { name: PRODUCT_NAME, address }, ...letter, ...(messageId && { messageId }) };
  }
}
