import { endpoint } from '../endpoint.js';
import { boardReads } from './reads.js';
import { everyStanding } from '../standing.js';

export const account = {
  one: endpoint('GET /api/account', { access: 'session', summary: 'Your account', view: 'AccountView' }),
  setPrivacy: endpoint('PUT /api/account/privacy', {
    access: 'session',
    summary: 'Choose who finds you',
    body: 'privacy',
    view: 'AccountView',
    changes: ['/api/account', ...boardReads],
  }),
  sendConfirmation: endpoint('POST /api/account/email/send', {
    access: 'session',
    summary: 'Send the email that confirms your address again',
    status: 204,
  }),
  confirmEmail: endpoint('POST /api/account/email/confirm', {
    access: 'public',
    openTo: everyStanding,
    summary: 'Confirm an email address by the link that was sent there',
    status: 204,
    body: 'link',
  }),
  undoEmail: endpoint('POST /api/account/email/undo', {
    access: 'public',
    openTo: everyStanding,
    summary:
      'Take back a change of the email address, or a second step that was added, by the link in the email about it',
    status: 204,
    body: 'link',
  }),
  changePassword: endpoint('POST /api/account/password', {
    access: 'session',
    summary: 'Change your password; ends your other sessions',
    status: 204,
    body: 'changePassword',
    changes: ['/api/account', '/api/account/sessions'],
  }),
  forgotPassword: endpoint('POST /api/account/password/forgot', {
    access: 'public',
    openTo: everyStanding,
    summary: 'Have a link to a new password sent; answered alike whether or not the account exists',
    status: 204,
    body: 'forgotPassword',
  }),
  readResetLink: endpoint('POST /api/account/password/link', {
    access: 'public',
    openTo: everyStanding,
    summary: 'Whose password a link changes; does not use it up',
    body: 'link',
    view: 'ResetLinkView',
  }),
  resetPassword: endpoint('POST /api/account/password/reset', {
    access: 'public',
    openTo: everyStanding,
    summary: 'Choose a new password by the link that was sent; ends all sessions',
    status: 204,
    body: 'resetPassword',
  }),
  beginSecondStep: endpoint('POST /api/account/totp', {
    access: 'session',
    summary: 'Have a key for an authenticator app made; it does nothing until a first code is shown',
    status: 201,
    view: 'SecondStepKeyView',
  }),
  turnOnSecondStep: endpoint('PUT /api/account/totp', {
    access: 'session',
    summary: 'Turn your second step on by a first code; answers the recovery codes, once',
    body: 'turnOnSecondStep',
    view: 'RecoveryCodesView',
    changes: ['/api/account'],
  }),
  turnOffSecondStep: endpoint('POST /api/account/totp/off', {
    access: 'session',
    summary: 'Turn your second step off, with the password and a code',
    status: 204,
    body: 'turnOffSecondStep',
    changes: ['/api/account'],
  }),
  passkeys: endpoint('GET /api/account/passkeys', {
    access: 'session',
    summary: 'Your passkeys',
    list: 'PasskeyView',
  }),
  newPasskeyChallenge: endpoint('POST /api/account/passkeys/challenge', {
    access: 'session',
    summary: 'Have a challenge made for a new passkey',
    view: 'NewPasskeyChallengeView',
  }),
  addPasskey: endpoint('POST /api/account/passkeys', {
    access: 'session',
    summary: 'Add a passkey; answers recovery codes, once, to an account that has none',
    status: 201,
    body: 'passkey',
    view: 'RecoveryCodesView',
    changes: ['/api/account', '/api/account/passkeys'],
  }),
  removePasskey: endpoint('POST /api/account/passkeys/:id/remove', {
    access: 'session',
    summary: 'Remove a passkey, with the password and a second factor',
    status: 204,
    body: 'removePasskey',
    changes: ['/api/account', '/api/account/passkeys'],
  }),
  sessions: endpoint('GET /api/account/sessions', {
    access: 'session',
    summary: 'Where you are signed in',
    list: 'SessionView',
  }),
  endSession: endpoint('DELETE /api/account/sessions/:id', {
    access: 'session',
    summary: 'Sign out one of your browsers',
    status: 204,
    changes: ['/api/account/sessions'],
  }),
  endOtherSessions: endpoint('DELETE /api/account/sessions', {
    access: 'session',
    summary: 'Sign out everywhere but here',
    status: 204,
    changes: ['/api/account/sessions'],
  }),
} as const;
