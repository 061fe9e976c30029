/** The times of meeting plans and their check-ins, by the database's clock. */
export const meetingTimes = {
  /** How long after the meeting somebody is asked whether they are fine, where they choose nothing else. */
  checkInAfterMinutes: 150,
  checkInWithinHours: 12,
  /** They are asked again after so long, and after so long their contact is told. */
  remindAfterMinutes: 30,
  alertAfterMinutes: 60,
  /** The answer 'In an hour', and how often it can be given. */
  putOffMinutes: 60,
  putOffs: 2,
  /** How long after the meeting its link works. */
  linkHours: 48,
  /** How long after the end of its link a plan is kept, and how long a contact who does not answer. */
  keptDays: 7,
  /** A meeting may have begun a little ago, and is at most so far away. */
  begunMinutes: 60,
  aheadDays: 365,
} as const;

/**
 * open: the check-in is still to come, or there is none; asked: whether its maker is fine; alerted: their contact was told
 * that there was no answer; fine: they said so; over: its link has ended.
 */
export const planStates = ['open', 'asked', 'alerted', 'fine', 'over'] as const;
export type PlanState = (typeof planStates)[number];
