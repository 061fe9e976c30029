import { endpoint } from '../endpoint.js';

export const auth = {
  me: endpoint('GET /api/auth/me', {
    access: 'session',
    summary: 'The signed-in user',
    view: 'SessionUserView',
  }),
  login: endpoint('POST /api/auth/login', {
    access: 'public',
    summary: 'Sign in',
    body: 'login',
    view: 'SessionUserView',
  }),
  secondFactor: endpoint('POST /api/auth/second-factor', {
    access: 'public',
    summary: 'Finish a sign-in by a code, within five minutes of the right password',
    body: 'secondFactor',
    view: 'SessionUserView',
  }),
  register: endpoint('POST /api/auth/register', {
    access: 'public',
    summary: 'Create an account and sign in',
    status: 201,
    body: 'register',
    view: 'SessionUserView',
  }),
  logout: endpoint('POST /api/auth/logout', { access: 'public', summary: 'Sign out', status: 204 }),
} as const;
