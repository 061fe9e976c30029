const bytes = (text: string) => new TextEncoder().encode(text).buffer;
/** The bytes of a text, as a passkey's answer has them. */
export const base64url = (text: string) => btoa(text).replaceAll('=', '');

interface Asked {
  publicKey: { challenge: ArrayBuffer; rpId?: string; rp?: { id: string } };
}

/**
 * Stands in for the browser's authenticator, which jsdom lacks. `refusal` is the name of the DOMException that its next use
 * ends with, as when the user declines. Returns the challenges that it was asked to answer.
 */
export const standInForAuthenticator = (refusal?: string): string[] => {
  const challenges: string[] = [];
  let refuses = refusal;
  const asked = (publicKey: Asked['publicKey']) => {
    challenges.push(new TextDecoder().decode(publicKey.challenge));
    const name = refuses;
    refuses = undefined;
    if (name) throw new DOMException('refused', name);
  };
  const credential = (response: object) => ({
    id: base64url('credential'),
    rawId: bytes('credential'),
    type: 'public-key',
    response: { clientDataJSON: bytes('client data'), ...response },
    getClientExtensionResults: () => ({}),
  });
  Object.assign(globalThis, { PublicKeyCredential: Object });
  const credentials = {
    create: async ({ publicKey }: Asked) => {
      asked(publicKey);
      return credential({
        attestationObject: bytes('attestation'),
        getTransports: () => ['internal', 'hybrid'],
      });
    },
    get: async ({ publicKey }: Asked) => {
      asked(publicKey);
      return credential({ authenticatorData: bytes('authenticator'), signature: bytes('signature') });
    },
  };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  return challenges;
};

/** What the stand-in answers to a challenge, as it is sent. */
export const passkeyAnswer = {
  id: base64url('credential'),
  clientDataJSON: base64url('client data'),
  authenticatorData: base64url('authenticator'),
  signature: base64url('signature'),
};

/** The server's challenge for a passkey. */
export const passkeyChallenge = {
  challenge: base64url('the challenge'),
  rpId: 'localhost',
  allowCredentials: [{ id: base64url('credential'), type: 'public-key', transports: ['internal'] }],
  userVerification: 'required',
  timeout: 300_000,
};

interface Server {
  callsOf: (call: string) => { body: unknown }[];
}

/** The bodies that were sent to a call. */
export const sentTo = (server: Server, call: string): unknown[] =>
  server.callsOf(call).map(({ body }) => body);
