import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { PRODUCT_NAME } from '@wayfellow/contracts';
import { type Transporter, createTransport } from 'nodemailer';
import { Config } from '../../config/config.js';

export interface Letter {
  /** One address. */
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

const SENDER = { name: PRODUCT_NAME, address: 'hello@wayfellow.example' };

/** Sends e-mail through SMTP_URL; without it, lays each letter as an .eml file into the outbox folder in DATA_DIR. */
@Injectable()
export class Mail {
  /** Where letters lie when there is no SMTP_URL. */
  readonly outbox: string;
  private readonly logger = new Logger(Mail.name);
  private readonly smtp?: Transporter;

  constructor(config: Config) {
    this.outbox = join(config.dataDir, 'outbox');
    if (config.smtpUrl) this.smtp = createTransport(config.smtpUrl, { from: SENDER });
  }

  /** @throws when the mail server does not take the letter */
  async send(letter: Letter): Promise<void> {
    if (this.smtp) await this.smtp.sendMail({ from: SENDER, ...letter });
    else await this.layInOutbox(letter);
  }

  private async layInOutbox(letter: Letter): Promise<void> {
    const built = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      from: SENDER,
      ...letter,
    });
    const file = join(this.outbox, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
    await mkdir(this.outbox, { recursive: true });
    await writeFile(file, built.message as Buffer);
    this.logger.log(`A letter lies in the outbox: ${letter.subject}`);
  }
}
