import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import {
  type NewPasskeyChallengeView,
  type PasskeyAnswerInput,
  type PasskeyChallengeView,
  type PasskeyInput,
  type PasskeyTransport,
  PRODUCT_NAME,
  limits,
  passkeyTransports,
} from '@wayfellow/contracts';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { Config, originOf } from '../../config/config.js';
import { accountSecret } from '../../platform/keys/account-secret.js';
import { Problem } from '../../platform/problems/problem.js';
import type { Credential, NewPasskey } from './passkey.store.js';

/** COSE's numbers of EdDSA, ES256 and RS256, which together all authenticators know. */
const ALGORITHMS = [-8, -7, -257];
const TYPE = 'public-key';
const TIMEOUT_MS = limits.passkeyMinutes * 60 * 1_000;

/**
 * The origin that passkeys are bound to; undefined where there is none: browsers take only names, and only over https or
 * on localhost.
 */
export const passkeyOrigin = (config: Pick<Config, 'publicOrigin' | 'port'>): string | undefined => {
  const { origin, protocol, hostname } = new URL(originOf(config));
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isName && (protocol === 'https:' || hostname === 'localhost') ? origin : undefined;
};

const areTransports = (names: string[]): names is PasskeyTransport[] =>
  names.every((name) => (passkeyTransports as readonly string[]).includes(name));

/** Unknown ones, of browsers newer than this version, are left out. */
const transportsIn = (text: string | null | undefined): PasskeyTransport[] => {
  const known = (text ?? '').split(',').filter((name) => areTransports([name]));
  return areTransports(known) ? known : [];
};

/**
 * We ask for no attestation. If one comes all the same, its certificates are not even read: checking them would
 * load addresses that they name.
 */
const hasCertificates = (attestationObject: string): boolean => {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  return (format !== 'none' && format !== 'packed') || decoded.get('attStmt').get('x5c') !== undefined;
};

/** The library throws for all that is not an authenticator's right answer, malformed or forged. */
const orUndefined = <T>(verified: Promise<T | undefined>): Promise<T | undefined> =>
  verified.catch(() => undefined);

/** This site as passkeys know it ('relying party' in WebAuthn): what it asks browsers for, and whether an answer is right. */
@Injectable()
export class RelyingParty {
  readonly origin: string | undefined;
  private readonly handleKey: Buffer;

  constructor(config: Config) {
    this.origin = passkeyOrigin(config);
    this.handleKey = createHmac('sha256', accountSecret(config)).update('passkey users').digest();
  }

  /** @throws Problem 409 where passkeys are not available */
  newPasskeyOptions(
    user: { id: number; username: string; name: string },
    challenge: string,
    existing: readonly Credential[],
  ): NewPasskeyChallengeView {
    return {
      challenge,
      rp: { id: this.rpId(), name: PRODUCT_NAME },
      user: { id: this.handleOf(user.id), name: user.username, displayName: user.name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: TYPE })),
      excludeCredentials: existing.map((one) => ({ ...one, type: TYPE })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      attestation: 'none',
      timeout: TIMEOUT_MS,
    };
  }

  /** @throws Problem 409 where passkeys are not available */
  options(challenge: string, existing: readonly Credential[]): PasskeyChallengeView {
    return {
      challenge,
      rpId: this.rpId(),
      allowCredentials: existing.map((one) => ({ ...one, type: TYPE })),
      userVerification: 'required',
      timeout: TIMEOUT_MS,
    };
  }

  /** The new passkey in an answer; undefined if the answer is not right. */
  newPasskeyIn(challenge: string, input: PasskeyInput): Promise<NewPasskey | undefined> {
    return orUndefined(this.verifyNew(challenge, input));
  }

  /** The counter in an answer of this passkey; undefined if the answer is not right. */
  counterIn(challenge: string, input: PasskeyAnswerInput, passkey: NewPasskey): Promise<number | undefined> {
    return orUndefined(this.verify(challenge, input, passkey));
  }

  private async verifyNew(challenge: string, input: PasskeyInput): Promise<NewPasskey | undefined> {
    const { id, clientDataJSON, attestationObject } = input;
    if (hasCertificates(attestationObject)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: TYPE,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      supportedAlgorithmIDs: ALGORITHMS,
      ...this.expected(challenge),
    });
    if (!verified) return undefined;
    return { ...registrationInfo.credential, transports: transportsIn(input.transports) };
  }

  private async verify(
    challenge: string,
    { id, ...response }: PasskeyAnswerInput,
    passkey: NewPasskey,
  ): Promise<number | undefined> {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: TYPE, response, clientExtensionResults: {} },
      credential: passkey,
      ...this.expected(challenge),
    });
    return verified ? authenticationInfo.newCounter : undefined;
  }

  private expected(expectedChallenge: string) {
    return {
      expectedChallenge,
      expectedOrigin: this.available(),
      expectedRPID: this.rpId(),
      requireUserVerification: true,
    };
  }

  private rpId(): string {
    return new URL(this.available()).hostname;
  }

  private available(): string {
    if (this.origin === undefined) throw new Problem('passkeys-unavailable');
    return this.origin;
  }

  /** By it an authenticator knows that two passkeys are of one account; it tells nothing else. */
  private handleOf(userId: number): string {
    return createHmac('sha256', this.handleKey).update(String(userId)).digest('base64url');
  }
}
