import type { CalendarDay } from '@wayfellow/contracts';

/** A day and a time of day, 'HH:mm', as clocks in a zone show them. */
export interface WallTime {
  day: CalendarDay;
  time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const digits = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...digits });
  formats.set(zone, format);
  return format;
};

/** What clocks in a zone show at a moment. */
export const wallTimeOf = (moment: Date, zone: string): WallTime => {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.year}-${parts.month}-${parts.day}` as CalendarDay,
    time: `${parts.hour}:${parts.minute}`,
  };
};

const asUtc = ({ day, time }: WallTime): number => Date.parse(`${day}T${time}:00Z`);

/**
 * The moment at which clocks in a zone show a day and a time. A time that is skipped when clocks go forward is taken as the
 * hour after; one that comes twice when they go back, as the second.
 */
export const momentOf = (wall: WallTime, zone: string): Date => {
  const shown = asUtc(wall);
  const offsetAt = (at: number) => asUtc(wallTimeOf(new Date(at), zone)) - at;
  return new Date(shown - offsetAt(shown - offsetAt(shown)));
};

/** The city in the name of a zone: 'New York' of 'America/New_York'. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The zone of this device. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
