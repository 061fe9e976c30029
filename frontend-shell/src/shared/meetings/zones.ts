import { zoneHere } from '@wayfellow/contracts';

/** The city in the name of a zone: 'New York' of 'America/New_York'. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The zone of this device. */
export const ownZone = zoneHere;
