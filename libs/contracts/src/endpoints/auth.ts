import { endpoint } from '../endpoint.js';
import { everyStanding, restricted } from '../standing.js';

export const auth = {
  me: endpoint('GET /api/auth/me', {
    access: 'session',
    openTo: everyStanding,
    summary: 'The signed-in user',
    view: 'SessionUserView',
  }),
  login: endpoint('POST /api/auth/login', {
    access: 'public',
    openTo: everyStanding,
    summary: 'Sign in',
    body: 'login',
    view: 'SessionUserView',
  }),
  secondFactor: endpoint('POST /api/auth/second-factor', {
    access: 'public',
    openTo: everyStanding,
    summary: 'Finish a sign-in by a code, within five minutes of the right password',
    body: 'secondFactor',
    view: 'SessionUserView',
  }),
  passkeyChallenge: endpoint('POST /api/auth/second-factor/passkey/challenge', {
    access: 'public',
    openTo: everyStanding,
    summary: 'Have a challenge made for a passkey, within five minutes of the right password',
    view: 'PasskeyChallengeView',
  }),
  passkey: endpoint('POST /api/auth/second-factor/passkey', {
    access: 'public',
    openTo: everyStanding,
    summary: 'Finish a sign-in by a passkey, within five minutes of the right password',
    body: 'passkeyAnswer',
    view: 'SessionUserView',
  }),
  register: endpoint('POST /api/auth/register', {
    access: 'public',
    openTo: everyStanding,
    summary: 'Create an account and sign in',
    status: 201,
    body: 'register',
    view: 'SessionUserView',
  }),
  confirmSecondFactor: endpoint('POST /api/auth/second-factor/confirm', {
    access: 'session',
    summary: 'Confirm this session by a code, as moderators must every twelve hours',
    status: 204,
    body: 'secondFactor',
  }),
  confirmChallenge: endpoint('POST /api/auth/second-factor/confirm/passkey/challenge', {
    access: 'session',
    summary: 'Have a challenge made for a passkey that confirms this session',
    openTo: restricted,
    view: 'PasskeyChallengeView',
  }),
  confirmPasskey: endpoint('POST /api/auth/second-factor/confirm/passkey', {
    access: 'session',
    summary: 'Confirm this session by a passkey, as by a code',
    openTo: restricted,
    status: 204,
    body: 'passkeyAnswer',
  }),
  logout: endpoint('POST /api/auth/logout', {
    access: 'public',
    openTo: everyStanding,
    summary: 'Sign out',
    status: 204,
  }),
} as const;
