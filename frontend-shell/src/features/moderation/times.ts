const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 'in 19 h', 'in 1 h 12 min', 'in 3 days', or 'overdue by …'. */
export const dueText = (dueAt: string, now = new Date()): string => {
  const left = Date.parse(dueAt) - now.getTime();
  return left < 0 ? `overdue by ${spanText(-left)}` : `in ${spanText(left)}`;
};

/** 'for 2 days', for how long somebody has been a member. */
export const memberText = (since: string, now = new Date()): string =>
  `member for ${spanText(now.getTime() - Date.parse(since))}`;

const spanText = (span: number): string => {
  if (span >= 2 * DAY_MS) return `${Math.floor(span / DAY_MS)} days`;
  const hours = Math.floor(span / HOUR_MS);
  const minutes = Math.floor((span % HOUR_MS) / MINUTE_MS);
  if (hours >= 4) return `${hours} h`;
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
};

/** 'Nov 21, 14:38'. */
export const momentText = (moment: string): string =>
  new Date(moment).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
