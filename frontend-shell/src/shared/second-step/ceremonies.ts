import type {
  NewPasskeyChallengeView,
  PasskeyAnswerInput,
  PasskeyChallengeView,
  PasskeyInput,
} from '@wayfellow/contracts';
import { ApiError } from '@wayfellow/web';
import { failureText } from '../forms/failure-text';

/** Loaded when a passkey is used. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Has the user's device make a passkey. Throws when they decline, or the device cannot. */
export const createPasskey = async (optionsJSON: NewPasskeyChallengeView): Promise<PasskeyInput> => {
  const { startRegistration } = await webAuthn();
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, transports: transports?.join(',') };
};

/** Has one of the user's passkeys answer a challenge. Throws when they decline, or the device has none of these. */
export const answerByPasskey = async (optionsJSON: PasskeyChallengeView): Promise<PasskeyAnswerInput> => {
  const { startAuthentication } = await webAuthn();
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
};

/** By the name of the DOMException that WebAuthn ends with. */
const texts: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used. Try again, or choose another way.',
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys do not work at this address.',
};

/** What to say when a passkey was not made or not taken. */
export const passkeyFailure = (error: unknown): string => {
  const isOurs = error instanceof ApiError || error instanceof TypeError;
  const text = isOurs ? failureText(error) : texts[(error as Error).name];
  return text ?? 'That did not work. Try again, or choose another way.';
};
