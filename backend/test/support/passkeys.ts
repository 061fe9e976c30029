import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import {
  type NewPasskeyChallengeView,
  type PasskeyAnswerInput,
  type PasskeyChallengeView,
  type PasskeyInput,
  endpoints,
} from '@wayfellow/contracts';
import { cbor } from './cbor.js';
import type { Client } from './client.js';

const { account, auth } = endpoints;

const flags = { isPresent: 0x01, isVerified: 0x04, isNew: 0x40 };
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

/** What an authenticator or the browser before it does wrong. */
export interface Wrongs {
  origin?: string;
  rpId?: string;
  challenge?: string;
  isVerified?: boolean;
  counter?: number;
  /** Tells the credential of another. */
  id?: string;
  /** Sends an attestation along, by its own key or as if by a certificate. */
  attestation?: 'own' | 'certified';
}

/** An authenticator with one ES256 key, and the browser before it. */
export class Passkey {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = base64url(randomBytes(32));
  private counter = 0;

  /** `counts` is false for one that is synced between devices. */
  constructor(
    readonly origin: string,
    private readonly counts = true,
  ) {}

  /** What it answers to the challenge for a new passkey. */
  create({ challenge, rp }: NewPasskeyChallengeView, wrongs: Wrongs = {}): PasskeyInput {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.publicKey()]);
    const authData = Buffer.concat([this.head(rp.id, flags.isNew, wrongs), credential]);
    const clientData = this.clientData('webauthn.create', challenge, wrongs);
    const fmt = wrongs.attestation ? 'packed' : 'none';
    const attStmt = this.statement(wrongs.attestation, authData, clientData);
    return {
      id: this.id,
      clientDataJSON: base64url(clientData),
      attestationObject: base64url(cbor(new Map(Object.entries({ fmt, attStmt, authData })))),
      transports: 'internal,hybrid',
    };
  }

  /** What it answers to the challenge for a passkey. */
  answer({ challenge, rpId }: PasskeyChallengeView, wrongs: Wrongs = {}): PasskeyAnswerInput {
    if (this.counts) this.counter += 1;
    const clientData = this.clientData('webauthn.get', challenge, wrongs);
    const authData = this.head(rpId, 0, wrongs);
    return {
      id: wrongs.id ?? this.id,
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(this.sign(authData, clientData)),
    };
  }

  private statement(kind: Wrongs['attestation'], authData: Buffer, clientData: Buffer) {
    if (!kind) return new Map();
    const own = { alg: -7, sig: this.sign(authData, clientData) };
    // Empty, which the library takes for none: nothing but the product's own check refuses it.
    return new Map(Object.entries(kind === 'own' ? own : { ...own, x5c: '' }));
  }

  private sign(authData: Buffer, clientData: Buffer): Buffer {
    return sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.keys.privateKey);
  }

  private clientData(type: string, challenge: string, wrongs: Wrongs): Buffer {
    const origin = wrongs.origin ?? this.origin;
    return Buffer.from(JSON.stringify({ type, challenge: wrongs.challenge ?? challenge, origin }));
  }

  private head(rpId: string, more: number, { isVerified = true, counter, ...wrongs }: Wrongs): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    const bits = flags.isPresent | (isVerified ? flags.isVerified : 0) | more;
    return Buffer.concat([sha256(wrongs.rpId ?? rpId), Buffer.from([bits]), count]);
  }

  /** In COSE: an elliptic curve key (2) for ES256 (-7) on P-256 (1). */
  private publicKey(): Buffer {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text?: string) => Buffer.from(text as string, 'base64url');
    const entries: [number, unknown][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ];
    return cbor(new Map(entries));
  }
}

/** A passkey for somebody's instance that is not added yet. */
export const newPasskey = async (owner: Client): Promise<Passkey> =>
  new Passkey((await owner.call(account.one)).body.passkeyOrigin as string);

/** The challenge that somebody is given for a new passkey. */
export const newPasskeyChallenge = async (owner: Client): Promise<NewPasskeyChallengeView> => {
  const { status, text, body } = await owner.call(account.newPasskeyChallenge);
  if (status !== 200) throw new Error(`No challenge was made: ${status} ${text}`);
  return body;
};

/** Adds a passkey to somebody's account, and returns the recovery codes that it told. */
export const addPasskey = async (owner: Client): Promise<{ passkey: Passkey; recoveryCodes: string[] }> => {
  const passkey = await newPasskey(owner);
  const body = passkey.create(await newPasskeyChallenge(owner));
  const answer = await owner.call(account.addPasskey, { body });
  if (answer.status !== 201) throw new Error(`It was not added: ${answer.status} ${answer.text}`);
  return { passkey, recoveryCodes: answer.body.recoveryCodes };
};

/** Confirms somebody's session by a passkey. */
export const confirmByPasskey = async (owner: Client, passkey: Passkey) => {
  const challenge = (await owner.call(auth.confirmChallenge)).body;
  return owner.call(auth.confirmPasskey, { body: passkey.answer(challenge) });
};
