import { endpoints } from '@wayfellow/contracts';
import { addPasskey, newPasskey, newPasskeyChallenge } from './passkeys.js';
import type { SceneCall } from './scene.js';

const plain: SceneCall = { args: () => ({}) };
const someAnswer = () => ({
  body: { id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
});

/** Calls of passkeys, by 'group.name'. */
export const passkeyCalls: Readonly<Record<string, SceneCall>> = {
  // Nobody has given a password before, or has a passkey.
  'auth.passkeyChallenge': { args: () => ({}), instead: { visitor: 401, free: 401, premium: 401 } },
  'auth.passkey': { args: someAnswer, instead: { visitor: 401, free: 401, premium: 401 } },
  'auth.confirmChallenge': plain,
  'auth.confirmPasskey': { args: someAnswer, instead: { free: 403, premium: 403 } },
  'account.passkeys': plain,
  'account.newPasskeyChallenge': plain,
  'account.addPasskey': {
    args: async (owner) => ({ body: (await newPasskey(owner)).create(await newPasskeyChallenge(owner)) }),
    forOthers: 403,
  },
  'account.removePasskey': {
    args: async (owner) => {
      const { recoveryCodes } = await addPasskey(owner);
      const [added] = (await owner.call(endpoints.account.passkeys)).body;
      return {
        params: { id: added?.id as number },
        body: { password: 'correct horse', code: recoveryCodes[0] },
      };
    },
    forOthers: 404,
  },
};
