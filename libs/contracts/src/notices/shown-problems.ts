/** Sentences of problems that a destination's page says by itself, without those of all problems. */
export const shownProblems = {
  notMatched: 'You can only message travelers you have matched with.',
  unknownDestination: "The destination you're looking for doesn't exist or has been removed.",
} as const;
