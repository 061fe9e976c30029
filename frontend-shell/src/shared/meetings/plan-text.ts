import { type MeetingView, wallTimeOf } from '@wayfellow/contracts';
import { formatDay } from '@wayfellow/ui';
import { cityOf } from './zones';

/** 'Mar 24, 2027', as the calendar there has it. */
export const dayThere = (moment: string, zone: string): string =>
  formatDay(wallTimeOf(new Date(moment), zone).day);
/** '19:00', as clocks there show it. */
export const timeThere = (moment: string, zone: string): string => wallTimeOf(new Date(moment), zone).time;
/** '19:00 in Tokyo'. */
export const timeWithCity = (moment: string, zone: string): string =>
  `${timeThere(moment, zone)} in ${cityOf(zone)}`;

/** What becomes of a plan, for its maker. */
export const stateText = ({ state, checkInAt, zone }: MeetingView): string => {
  switch (state) {
    case 'open':
      return checkInAt
        ? `We ask you at ${timeWithCity(checkInAt, zone)} whether you are fine.`
        : 'No check-in.';
    case 'asked':
      return 'Are you fine?';
    case 'alerted':
      return 'Your contact was told that there was no answer.';
    case 'fine':
      return 'You said that you are fine.';
    case 'over':
      return 'The link no longer works.';
  }
};

/** 'Opened twice'. */
export const openedText = (count: number): string => {
  if (count === 0) return 'Not opened yet';
  if (count === 1) return 'Opened once';
  return count === 2 ? 'Opened twice' : `Opened ${count} times`;
};
