import { endpoint } from '../../endpoint.js';
import { peopleReads } from '../reads.js';

const list = '/api/reports';
const people = '/api/reports/people';

export const reports = {
  create: endpoint('POST /api/reports', {
    access: 'session',
    summary: 'Report a traveler, a message or a tip; again while the case is open adds to your report',
    status: 201,
    body: 'report',
    view: 'ReportReceiptView',
    changes: [...peopleReads, list, people],
  }),
  list: endpoint(`GET ${list}`, {
    access: 'session',
    summary: 'Your reports, latest first',
    query: 'page',
    list: 'ReportView',
  }),
  complain: endpoint('POST /api/reports/:id/complaint', {
    access: 'session',
    summary: 'Object to the decision on your report, once',
    status: 201,
    body: 'complaint',
    view: 'ReportView',
    changes: [list],
  }),
  people: endpoint(`GET ${people}`, {
    access: 'session',
    summary: 'Travelers you were in contact with lately and no longer see, latest first',
    query: 'page',
    list: 'UnseenTravelerView',
  }),
  notice: endpoint('POST /api/notices', {
    access: 'public',
    summary: 'Report something without an account',
    status: 201,
    body: 'notice',
    view: 'NoticeReceiptView',
  }),
} as const;
