/** SQL expression: a time zone; UTC for a name that the database does not know. */
export const knownZoneSql = (zone: string): string => `known_zone(${zone})`;

/**
 * SQL expression: what clocks in a zone show at a moment; of what they show, the moment. The only way to give the database a zone that
 * it did not choose: `AT TIME ZONE` fails for a name that it does not know.
 */
export const inZoneSql = (time: string, zone: string): string =>
  `(${time} AT TIME ZONE ${knownZoneSql(zone)})`;
