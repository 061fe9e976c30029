import { interestNames, quizOptions, quizQuestionIds } from '@wayfellow/contracts';

const OPTIONS_PER_QUESTION = 4;
const MASKS = 2 ** interestNames.length;

const bitCounts = new Uint8Array(MASKS);
for (let mask = 1; mask < MASKS; mask += 1) bitCounts[mask] = (bitCounts[mask >> 1] as number) + (mask & 1);

/** How many interests a mask has. */
export const interestsIn = (mask: number): number => bitCounts[mask] as number;

/** All interest masks that have `shared` interests in common with this one. */
export const masksSharing = (mask: number, shared: number): number[] =>
  Array.from({ length: MASKS }, (_, other) => other).filter((other) => bitCounts[mask & other] === shared);

/** Two sets of answers are close when they differ in at most this many questions. */
const CLOSE_DIFFERENCES = 2;
/** Close sets have at least this many answers in common. */
export const closeAnswers = quizQuestionIds.length - CLOSE_DIFFERENCES;

const questionBits = quizQuestionIds.map((id, i) =>
  quizOptions[id].map((_, option) => 1 << (OPTIONS_PER_QUESTION * i + option)),
);

/** The masks of all complete sets of answers that are close to this one. */
export const closeMasks = (quizMask: number): number[] => {
  let masks = [{ bits: 0, differences: 0 }];
  for (const options of questionBits)
    masks = masks.flatMap(({ bits, differences }) =>
      options
        .map((bit) => ({ bits: bits | bit, differences: differences + (quizMask & bit ? 0 : 1) }))
        .filter((one) => one.differences <= CLOSE_DIFFERENCES),
    );
  return masks.map(({ bits }) => bits);
};
