// One chunk: whoever has seen the list reads a meetup of theirs also without a network.
export { MeetupPage } from './meetup-page';
export { MeetupsPage } from './meetups-page';
