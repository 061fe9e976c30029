import { endpoint } from '../endpoint.js';
import { everyStanding, restricted } from '../standing.js';

const deletion = '/api/account/deletion';

/** Leaving, and taking it back. */
export const leaving = {
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
