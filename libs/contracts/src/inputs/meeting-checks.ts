import { meetingTimes } from '../safety/meetings.js';
import type { FieldProblems } from './rule.js';

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Error messages of the checks across a meeting's fields. */
export const meetingTexts = {
  past: 'A meeting cannot be in the past',
  far: 'A meeting can be at most a year ahead',
  checkInEarly: 'We can ask you only after you meet',
  checkInLate: `We can ask you at most ${meetingTimes.checkInWithinHours} hours after you meet`,
} as const;

/**
 * Checks the times of a meeting, after its fields. `now` and `plannedFor`, the time that a changed
 * plan had before, are in milliseconds: a meeting that has begun keeps its time, whatever else is changed.
 */
export const meetingProblems = (
  { startsAt, checkInAt }: { startsAt: string; checkInAt?: string | null },
  now: number,
  plannedFor?: number,
): FieldProblems => {
  const problems: FieldProblems = {};
  const start = Date.parse(startsAt);
  if (start !== plannedFor && start < now - meetingTimes.begunMinutes * MINUTE_MS)
    problems.startsAt = meetingTexts.past;
  if (start > now + meetingTimes.aheadDays * 24 * HOUR_MS) problems.startsAt = meetingTexts.far;
  if (!checkInAt) return problems;
  const later = Date.parse(checkInAt) - start;
  if (later <= 0) problems.checkInAt = meetingTexts.checkInEarly;
  else if (later > meetingTimes.checkInWithinHours * HOUR_MS) problems.checkInAt = meetingTexts.checkInLate;
  return problems;
};
