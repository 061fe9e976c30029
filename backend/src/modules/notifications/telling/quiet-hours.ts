/** When a user wants no emails: hours of the day in their time zone. Without a zone, UTC. */
export interface QuietHours {
  isQuiet: boolean;
  quietFrom: number;
  quietUntil: number;
  zone: string | null;
}

/** Clocks are set to whole quarters of an hour from UTC, and changed at such moments. */
const STEP_MS = 15 * 60 * 1_000;
const HOUR_MS = 60 * 60 * 1_000;
/** More than a day, also when a clock is set back in it. */
const STEPS_MAX = (26 * HOUR_MS) / STEP_MS;

/** The hour of the day, from 0 to 23, in a time zone. */
export const hourIn = (zone: string | null, moment: Date): number => {
  const options = { hour: '2-digit', hourCycle: 'h23', timeZone: zone ?? 'UTC' } as const;
  return Number(new Intl.DateTimeFormat('en', options).format(moment));
};

const isWithin = (hour: number, { quietFrom, quietUntil }: QuietHours): boolean =>
  quietFrom <= quietUntil ? hour >= quietFrom && hour < quietUntil : hour >= quietFrom || hour < quietUntil;

/** When the quiet hours that `moment` is in are over; undefined outside of them. */
export const endOfQuietHours = (moment: Date, hours: QuietHours): Date | undefined => {
  if (!hours.isQuiet || !isWithin(hourIn(hours.zone, moment), hours)) return undefined;
  let at = Math.floor(moment.getTime() / STEP_MS) * STEP_MS;
  for (let steps = 0; steps < STEPS_MAX; steps += 1) {
    at += STEP_MS;
    if (!isWithin(hourIn(hours.zone, new Date(at)), hours)) break;
  }
  return new Date(at);
};
