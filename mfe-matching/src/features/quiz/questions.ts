import { type QuizQuestionId, quizOptions, quizQuestionIds } from '@wayfellow/contracts';

/** One of the four answers to a question. */
interface Option {
  id: string;
  title: string;
  description: string;
}

export interface Question {
  id: QuizQuestionId;
  text: string;
  options: readonly Option[];
}

type Words = Readonly<{
  [Id in QuizQuestionId]: {
    text: string;
    options: Readonly<
      Record<(typeof quizOptions)[Id][number], readonly [title: string, description: string]>
    >;
  };
}>;

const words: Words = {
  1: {
    text: 'How fast do you like to travel?',
    options: {
      slow: ['Slow', 'One place, long stays, time to get to know it'],
      moderate: ['Steady', 'A few places, with days off in between'],
      fast: ['Fast', 'Something new every day, sleep can wait'],
      flexible: ['Flexible', 'The place sets the pace'],
    },
  },
  2: {
    text: 'How do you plan a trip?',
    options: {
      detailed: ['In detail', 'Days, tickets and tables booked before I leave'],
      flexible: ['A rough plan', 'The big things fixed, the rest left open'],
      minimal: ['As little as possible', 'A way there and a first night, no more'],
      openToAll: ['Open to anything', 'Happy to follow a plan or make one up'],
    },
  },
  3: {
    text: 'Where do you like to sleep?',
    options: {
      budget: ['Budget friendly', 'Hostels, dorms and simple guesthouses'],
      midrange: ['Mid-range comfort', 'Small hotels, private rooms, breakfast included'],
      luxury: ['Luxury stays', 'Resorts and places worth staying in for'],
      flexible: ['Flexible', 'It depends on the place and the company'],
    },
  },
  4: {
    text: 'What do you enjoy most?',
    options: {
      culture: ['Culture', 'Museums, old towns, music and stories'],
      nature: ['Nature', 'Mountains, coasts, forests and quiet'],
      food: ['Food', 'Markets, kitchens and one more dish to try'],
      adventure: ['Adventure', 'Climbing, diving, anything with a little fear'],
    },
  },
  5: {
    text: 'How sociable are you on the road?',
    options: {
      veryOutgoing: ['Very outgoing', 'I talk to everybody, everywhere'],
      moderatelySocial: ['Sociable', 'Good company for most of the day'],
      morereserved: ['More reserved', 'A few good talks, and time to myself'],
      flexible: ['Flexible', 'Some days a crowd, some days a book'],
    },
  },
  6: {
    text: 'How do you spend on a trip?',
    options: {
      budget: ['Careful', 'I travel longer by spending less'],
      midrange: ['Balanced', 'Save on some things, treat myself to others'],
      premium: ['Generous', 'I would rather pay and have it good'],
      flexible: ['Flexible', 'I can go along with either'],
    },
  },
  7: {
    text: 'What about the nights?',
    options: {
      essential: ['Essential', 'Bars, concerts, dancing: that is half the trip'],
      sometimes: ['Sometimes', 'A good night out now and then'],
      rarely: ['Rarely', 'Early to bed, up for the sunrise'],
      flexible: ['Flexible', 'If the evening is good, I stay'],
    },
  },
  8: {
    text: 'With how many people do you like to travel?',
    options: {
      solo: ['Just one companion', 'The two of us'],
      small: ['A small group', 'Three or four people'],
      medium: ['A larger group', 'Five to eight people'],
      flexible: ['Flexible', 'As many as get along'],
    },
  },
};

const questionOf = (id: QuizQuestionId): Question => {
  const { text, options } = words[id];
  const said = options as Readonly<Record<string, readonly [string, string]>>;
  return {
    id,
    text,
    options: quizOptions[id].map((option) => {
      const [title = '', description = ''] = said[option] ?? [];
      return { id: option, title, description };
    }),
  };
};

/** The eight questions in their order, each with its four options. */
export const questions: readonly Question[] = quizQuestionIds.map(questionOf);
