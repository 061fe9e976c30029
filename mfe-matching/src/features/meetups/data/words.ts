import { type MeetupView, clocksText, interestLabel, limits, quizQuestionIds } from '@wayfellow/contracts';
import { firstNameOf } from '@wayfellow/ui';
import { longDay } from '../../../shared/day-texts';

const HOUR = 60;
const DAY = 24 * HOUR;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The zone of a meetup at a place in own words, whose own is not known: the host's. */
export const hostsZone = ({ destinationId, zone }: Pick<MeetupView, 'destinationId' | 'zone'>) =>
  destinationId === null ? zone : undefined;

/** 'Thu, Dec 3, 10:00', as far as it is known; with the zone if it is the host's. */
export const whenText = (meetup: Pick<MeetupView, 'day' | 'time' | 'destinationId' | 'zone'>): string =>
  [meetup.day && longDay(meetup.day), meetup.time && meetup.time + clocksText(hostsZone(meetup))]
    .filter(Boolean)
    .join(', ');

/** '3 hours', '1 hour 30 minutes'. */
export const lengthText = (minutes: number): string =>
  [
    minutes >= HOUR && counted(Math.floor(minutes / HOUR), 'hour'),
    minutes % HOUR > 0 && counted(minutes % HOUR, 'minute'),
  ]
    .filter(Boolean)
    .join(' ');

/** '2 places left'. */
export const leftText = ({ joined, capacity }: Pick<MeetupView, 'joined' | 'capacity'>): string => {
  const left = Math.max(0, capacity - joined);
  return left > 0 ? `${counted(left, 'place')} left` : 'No place left';
};

/** '09:00 on the day', when joining closes. */
export const closingText = ({ time }: Pick<MeetupView, 'time'>): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = hours * HOUR + minutes - limits.meetup.aheadMinutes;
  const onTheDay = at >= 0;
  const clock = (at + DAY) % DAY;
  const text = [Math.floor(clock / HOUR), clock % HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return `${text} ${onTheDay ? 'on the day' : 'the day before'}`;
};

/** 'You are number 2 on the waiting list.', as long as the place is known. */
export const placeText = ({ place }: Pick<MeetupView, 'place'>): string =>
  place == null ? 'You are on the waiting list.' : `You are number ${place} on the waiting list.`;

/** Why to meet somebody: 'You are matched', or '1 shared interest: Nightlife; 6 of 8 quiz answers in common'. */
export const reasonText = ({
  connection,
  sharedInterests = [],
  quizInCommon,
}: Pick<MeetupView['host'], 'connection' | 'sharedInterests' | 'quizInCommon'>): string =>
  connection === 'matched'
    ? 'You are matched'
    : [
        sharedInterests.length > 0 &&
          `${counted(sharedInterests.length, 'shared interest')}: ${sharedInterests.map(interestLabel).join(', ')}`,
        !!quizInCommon && `${quizInCommon} of ${quizQuestionIds.length} quiz answers in common`,
      ]
        .filter(Boolean)
        .join('; ');

/** The first name of who hosts a meetup, if a server of another version sends it. */
export const hostNameOf = ({ host }: Pick<MeetupView, 'host'>): string => firstNameOf(host?.name, 'The host');
