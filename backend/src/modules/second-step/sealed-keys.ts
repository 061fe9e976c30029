import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { accountSecret } from '../../platform/keys/account-secret.js';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts the keys of authenticator apps and hashes recovery codes, so that a copy of the database reveals neither.
 */
@Injectable()
export class SealedKeys {
  private readonly key: Buffer;
  private readonly codeKey: Buffer;

  constructor(@Inject(Config) config: Pick<Config, 'accountSecret' | 'dataDir'>) {
    const secret = accountSecret(config);
    const derived = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();
    this.key = derived('second steps');
    this.codeKey = derived('recovery codes');
  }

  /** Encrypts a key for its owner's row; it cannot be decrypted for another user. */
  seal(userId: number, plain: Uint8Array): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, iv).setAAD(this.ownerOf(userId));
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  /** @throws when it was sealed with another secret or for another user */
  open(userId: number, sealed: Buffer): Buffer {
    const iv = sealed.subarray(0, IV_BYTES);
    const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(CIPHER, this.key, iv, { authTagLength: TAG_BYTES })
      .setAAD(this.ownerOf(userId))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  }

  /** The hash under which a recovery code is stored. */
  hashOf(userId: number, code: string): Buffer {
    return createHmac('sha256', this.codeKey).update(`${userId} ${code}`).digest();
  }

  private ownerOf(userId: number): Buffer {
    return Buffer.from(String(userId));
  }
}
