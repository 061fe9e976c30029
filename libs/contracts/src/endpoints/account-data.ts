import { endpoint } from '../endpoint.js';
import { everyStanding, restricted } from '../standing.js';

const deletion = '/api/account/deletion';
const copies = '/api/account/exports';

/** Leaving, and taking it back. */
export const leaving = {
  counts: endpoint(`GET ${deletion}`, {
    access: 'session',
    openTo: restricted,
    summary: 'What you would leave with others: how many people you wrote to, and how many tips',
    view: 'LeavingCountsView',
  }),
  begin: endpoint(`POST ${deletion}`, {
    access: 'session',
    openTo: restricted,
    summary: 'Leave: nobody sees you any more, all sessions end, and after two weeks your data is erased',
    body: 'deletion',
    view: 'DeletionView',
  }),
  stay: endpoint(`DELETE ${deletion}`, {
    access: 'session',
    openTo: everyStanding,
    summary: 'Keep your account after all',
    status: 204,
  }),
  stayByLink: endpoint(`POST ${deletion}/undo`, {
    access: 'public',
    openTo: everyStanding,
    summary: 'Keep an account by the link that was sent when its owner left',
    status: 204,
    body: 'link',
  }),
} as const;

/** The copy of one's data. */
export const exports = {
  create: endpoint(`POST ${copies}`, {
    access: 'session',
    openTo: restricted,
    summary: 'Have a copy of your data made, once a day; an email says when it is ready',
    status: 201,
    body: 'export',
    view: 'ExportView',
    changes: [copies],
  }),
  list: endpoint(`GET ${copies}`, {
    access: 'session',
    openTo: restricted,
    summary: 'The copies of your data that you asked for, newest first',
    list: 'ExportView',
  }),
  file: endpoint(`GET ${copies}/:id/file`, {
    access: 'session',
    openTo: restricted,
    summary: 'A copy of your data as a ZIP file, for a week from when it is ready',
    file: 'application/zip',
  }),
} as const;
