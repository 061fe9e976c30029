import { type CountView, type CrossingView, quizQuestionIds } from '@wayfellow/contracts';
import { isOne, numberText } from '@wayfellow/ui';
import { type DayRange, daysTogether } from './board-days';
import { daysOf, rangeOf } from '../../../shared/day-texts';
import { isHere, nearbyText } from './places';

/** Of days on which nobody is there. */
export const nobodyText = 'Nobody has planned these days yet.';

/** What a visitor is told: '10+ travelers', and how it goes on. */
export const travelersText = (count: CountView): { strong: string; text: string } => {
  const noun = isOne(count) ? 'traveler' : 'travelers';
  const verb = isOne(count) ? 'is' : 'are';
  const number = numberText(count);
  return {
    strong: `${number.charAt(0).toUpperCase()}${number.slice(1)} ${noun}`,
    text: `${verb} there on your days.`,
  };
};

/** A part of the line below a name, which may begin with a number. */
export interface Fact {
  strong?: string;
  text: string;
}

/** What the viewer and a traveler have in common: '3 interests, 6 of 8 quiz', or '3 interests in common'. */
export const factsOf = ({ sharedInterests, quizInCommon }: CrossingView): Fact[] => {
  const count = sharedInterests?.length ?? 0;
  const hasQuiz = quizInCommon != null;
  const noun = count === 1 ? 'interest' : 'interests';
  return [
    ...(count > 0 ? [{ strong: `${count}`, text: hasQuiz ? noun : `${noun} in common` }] : []),
    ...(hasQuiz ? [{ strong: `${quizInCommon} of ${quizQuestionIds.length}`, text: 'quiz' }] : []),
    ...(count > 0 || hasQuiz ? [] : [{ text: 'No shared interest yet' }]),
  ];
};

/** A traveler's row in one sentence: '5 days with you, Dec 3 - Dec 7; 3 shared interests'. */
export const sentenceOf = ({ days, bars = [], ...person }: CrossingView, mine: DayRange): string => {
  const near = bars.some(isHere) ? undefined : bars[0];
  const interests = person.sharedInterests?.length ?? 0;
  const when = daysTogether(bars, mine).map(rangeOf);
  return [
    [`${daysOf(days ?? 0)} ${near ? `near you, ${nearbyText(near)}` : 'with you'}`, ...when].join(', '),
    ...(interests > 0 ? [`${interests} shared ${interests === 1 ? 'interest' : 'interests'}`] : []),
    ...(person.quizInCommon != null
      ? [`${person.quizInCommon} of ${quizQuestionIds.length} quiz answers in common`]
      : []),
  ].join('; ');
};

/** That crossings are mutual, said below the boards. */
export const mutualText = (trips: number): string =>
  `Members see you on ${trips === 1 ? 'this trip' : `these ${trips} trips`}, as you see them.`;
