import { limits } from '../limits.js';
import type { ItemsRule, Rule, Rules } from '../inputs/rule-kinds.js';

const { stops, nights, freeDays, days, title } = limits.route;

/** Error messages of the calls about routes. */
export const routeTexts = {
  noStop: 'Plan at least one stop',
  stops: `A route can have at most ${stops} stops`,
  nights: `A stop can be at most ${nights} nights`,
  freeDays: `At most ${freeDays} days can be free before a stop`,
  days: `A route can be at most ${days} days long`,
  begun: 'This stop has begun and cannot be moved',
  unknownStop: 'This stop is no trip of yours, or of another route',
} as const;

const isNumbered = 'version must be a whole number';

/** The rules of a route's own fields. */
export const routeRules = {
  routeTitle: {
    kind: 'text',
    optional: true,
    trim: true,
    text: 'Title must be a text',
    max: { value: title.max, text: `Title cannot exceed ${title.max} characters` },
    oneLine: 'Title cannot contain line breaks or invisible characters',
  },
  nights: { kind: 'integer', min: 0, max: nights, text: routeTexts.nights },
  /** Below 0: so many days that a trip which was edited alone shares with the stop before. */
  freeDays: { kind: 'integer', optional: true, min: -nights, max: freeDays, text: routeTexts.freeDays },
  routeVersion: { kind: 'integer', min: 1, max: limits.id.max, text: isNumbered },
  withTrips: { kind: 'choice', optional: true, values: ['0', '1'], text: 'withTrips must be 0 or 1' },
} as const satisfies Record<string, Rule>;

/** The rule of a route's stops, of which each has these fields. */
export const stopsRule = <const Stop extends Rules>(of: Stop) =>
  ({
    kind: 'items',
    of,
    min: { value: 1, text: routeTexts.noStop },
    max: { value: stops, text: routeTexts.stops },
    text: routeTexts.noStop,
  }) as const satisfies ItemsRule;
