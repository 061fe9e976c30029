import { endpoint } from '../../endpoint.js';
import { meetupReads } from '../reads.js';

const one = '/api/meetups/:id';

export const meetups = {
  ofTrip: endpoint('GET /api/trips/:id/meetups', {
    access: 'session',
    summary: 'What is offered on the days of your trip, by time',
    query: 'tripMeetups',
    list: 'MeetupView',
  }),
  mine: endpoint('GET /api/meetups/mine', {
    access: 'session',
    summary: 'The meetups that you host, have joined or wait for: the coming ones first',
    query: 'page',
    list: 'MeetupView',
  }),
  offer: endpoint('POST /api/meetups', {
    access: 'session',
    summary: 'Offer a meetup on a day of your trip; the same clientId again answers the same meetup',
    status: 201,
    orStatus: 200,
    body: 'meetup',
    view: 'MeetupView',
    changes: meetupReads,
  }),
  one: endpoint(`GET ${one}`, {
    access: 'session',
    summary: 'A meetup where you are on its day, or that you are in',
    view: 'MeetupView',
  }),
  change: endpoint(`PUT ${one}`, {
    access: 'session',
    summary: 'Change a meetup of yours; those who have joined are told',
    body: 'meetupChange',
    view: 'MeetupView',
    changes: meetupReads,
  }),
  join: endpoint(`POST ${one}/join`, {
    access: 'session',
    summary: 'Join a meetup, or its waiting list where no place is left',
    view: 'MeetupView',
    changes: meetupReads,
  }),
  leave: endpoint(`DELETE ${one}/join`, {
    access: 'session',
    summary: 'Leave a meetup or its waiting list',
    status: 204,
    changes: meetupReads,
  }),
  setState: endpoint(`PUT ${one}/state`, {
    access: 'session',
    summary: 'Close a meetup of yours, open it again, or cancel it for good',
    body: 'meetupState',
    view: 'MeetupView',
    changes: meetupReads,
  }),
  remove: endpoint(`DELETE ${one}/members/:userId`, {
    access: 'session',
    summary: 'Remove somebody from a meetup of yours; they cannot come back',
    status: 204,
    changes: meetupReads,
  }),
  calendar: endpoint(`GET ${one}/calendar`, {
    access: 'session',
    summary: 'A meetup that you are in as a calendar file',
    file: 'text/calendar',
  }),
} as const;
