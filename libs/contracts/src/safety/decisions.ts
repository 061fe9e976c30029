/** What a moderator can decide on a case. */
export const decisionActions = ['no-breach', 'warn', 'hide', 'suspend', 'ban'] as const;
export type DecisionAction = (typeof decisionActions)[number];

/** What whom a decision is about is told of. Only rules hold an account. */
export const sanctions = ['warn', 'hide', 'hold', 'suspend', 'ban'] as const;
export type Sanction = (typeof sanctions)[number];

/** What becomes of an appeal: the decision stands, or it is lifted. */
export const appealOutcomes = ['stands', 'lifted'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** A suspension lasts so many days. */
export const suspensionDays = { min: 1, max: 30 } as const;
/** The addresses of a banned account open no other account for so many days. */
export const refusedAddressDays = 365;
/** People who exchanged messages with somebody banned for asking for money in the last so many days can be warned. */
export const warnedDays = 30;

/** The subjects that can be hidden by themselves. */
export const hidableSubjects: readonly string[] = ['message', 'tip', 'photo', 'reference', 'meetup'];
