import { endpoint } from '../endpoint.js';
import { everyStanding } from '../standing.js';

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
  logout: endpoint('POST /api/auth/logout', {
    access: 'public',
    openTo: everyStanding,
    summary: 'Sign out',
    status: 204,
  }),
} as const;
