import { endpoint } from '../../endpoint.js';
import { everyStanding } from '../../standing.js';

const list = '/api/meetings';

export const meetings = {
  list: endpoint(`GET ${list}`, {
    access: 'session',
    summary: 'Your meeting plans, the next first',
    list: 'MeetingView',
  }),
  create: endpoint(`POST ${list}`, {
    access: 'session',
    summary: 'Plan a meeting with somebody you are matched with, and share it with somebody you trust',
    status: 201,
    body: 'meeting',
    view: 'MeetingView',
    changes: [list],
  }),
  update: endpoint('PUT /api/meetings/:id', {
    access: 'session',
    summary: 'Change a meeting plan; its link stays the same',
    body: 'meetingChange',
    view: 'MeetingView',
    changes: [list],
  }),
  remove: endpoint('DELETE /api/meetings/:id', {
    access: 'session',
    summary: 'Delete a meeting plan: its link no longer works',
    status: 204,
    changes: [list],
  }),
  fine: endpoint('POST /api/meetings/:id/fine', {
    access: 'session',
    summary: 'Say that you are fine; a contact who was told that there was no answer is told this too',
    view: 'MeetingView',
    changes: [list],
  }),
  putOff: endpoint('POST /api/meetings/:id/later', {
    access: 'session',
    summary: 'Have us ask again in an hour',
    view: 'MeetingView',
    changes: [list],
  }),
} as const;

/** What the links of emails and of shared plans lead to. They work without an account. */
export const plan = {
  read: endpoint('POST /api/plan/read', {
    access: 'public',
    openTo: everyStanding,
    summary: 'Read a meeting plan by the link that was shared',
    body: 'link',
    view: 'SharedPlanView',
  }),
  fine: endpoint('POST /api/plan/fine', {
    access: 'public',
    openTo: everyStanding,
    summary: 'Say that you are fine by the link in the email that asked',
    status: 204,
    body: 'link',
    changes: [list],
  }),
} as const;

const contactList = '/api/contacts';

export const contacts = {
  list: endpoint(`GET ${contactList}`, {
    access: 'session',
    summary: 'Your trusted contacts',
    list: 'TrustedContactView',
  }),
  add: endpoint(`POST ${contactList}`, {
    access: 'session',
    summary: 'Name somebody you trust; they are asked by email',
    status: 201,
    body: 'contact',
    view: 'TrustedContactView',
    changes: [contactList],
  }),
  remove: endpoint('DELETE /api/contacts/:id', {
    access: 'session',
    summary: 'Remove a trusted contact',
    status: 204,
    changes: [contactList, list],
  }),
  answer: endpoint('POST /api/contacts/answer', {
    access: 'public',
    openTo: everyStanding,
    summary: 'Agree to be a trusted contact, or stop being one, by the link in an email',
    status: 204,
    body: 'contactAnswer',
    changes: [contactList],
  }),
} as const;
