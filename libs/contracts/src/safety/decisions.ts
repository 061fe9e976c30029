/** What a moderator can decide on a case. */
export const decisionActions = ['no-breach', 'warn', 'hide', 'suspend', 'ban'] as const;
export type DecisionAction = (typeof decisionActions)[number];

/** What whom a decision is about is told of. Only rules hold an account. */
export const sanctions = ['warn', 'hide', 'hold', 'suspend', 'ban'] as const;
export type Sanction = (typeof sanctions)[number];

/** What becomes of an appeal: the decision stands, or it is lifted. */
export const appealOutcomes = ['stands', 'lifted'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];
