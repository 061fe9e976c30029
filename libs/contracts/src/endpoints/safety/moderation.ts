import { endpoint } from '../../endpoint.js';

const queue = '/api/moderation/queue';
const cases = '/api/moderation/cases';
const one = '/api/moderation/cases/:id';
const log = '/api/moderation/log';
const changes = [queue, cases, one, log] as const;

export const moderation = {
  queue: endpoint(`GET ${queue}`, {
    access: 'moderator',
    summary: 'The queue in numbers',
    view: 'QueueView',
  }),
  cases: endpoint(`GET ${cases}`, {
    access: 'moderator',
    summary: 'Open cases, the next due first',
    query: 'cases',
    list: 'CaseSummaryView',
  }),
  one: endpoint(`GET ${one}`, {
    access: 'moderator',
    summary: 'One case with its evidence; that it was opened is logged',
    view: 'CaseView',
  }),
  assign: endpoint(`PUT ${cases}/:id/assignee`, {
    access: 'moderator',
    summary: 'Take a case, or leave it to somebody else',
    status: 204,
    body: 'assignee',
    changes,
  }),
  decide: endpoint(`POST ${cases}/:id/decisions`, {
    access: 'moderator',
    summary: 'Decide a case; a ban is proposed to the leads',
    status: 204,
    body: 'decision',
    changes,
  }),
  previewEmails: endpoint(`POST ${cases}/:id/emails`, {
    access: 'moderator',
    summary: 'The emails that a decision would send; nothing is decided',
    body: 'decision',
    view: 'DecisionEmailsView',
  }),
  confirm: endpoint('PUT /api/moderation/decisions/:id/confirm', {
    access: 'lead',
    summary: 'Confirm a ban that somebody else proposed',
    status: 204,
    body: 'confirmation',
    changes,
  }),
  decideAppeal: endpoint(`POST ${cases}/:id/outcome`, {
    access: 'moderator',
    summary: 'Decide an appeal against the decision of somebody else',
    status: 204,
    body: 'outcome',
    changes,
  }),
  log: endpoint(`GET ${log}`, {
    access: 'lead',
    summary: 'The log of everything that moderators and rules did, latest first',
    query: 'page',
    list: 'LogEntryView',
  }),
  unveil: endpoint('POST /api/moderation/reports/:id/reporter', {
    access: 'lead',
    summary: 'Look up who reported, which is logged',
    view: 'ReporterView',
    changes: [one, log],
  }),
  tellAuthorities: endpoint(`POST ${cases}/:id/authorities`, {
    access: 'lead',
    summary: 'Note in the log that the authorities were told, by hand, of a threat to somebody’s life',
    status: 204,
    changes: [one, log],
  }),
} as const;
