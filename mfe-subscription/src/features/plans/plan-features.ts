import { limits } from '@wayfellow/contracts';

export const freeFeatures = [
  `Basic matching, limited to ${limits.freeRequestsPerDay} matches per day`,
  'Basic profile customization',
  'Community travel tips',
] as const;

/** The features in bold: what most people subscribe for. */
export const highlights: readonly string[] = ['Unlimited matches', 'Travel compatibility quiz'];

export const premiumFeatures = [
  'Enhanced matching',
  'Unlimited matches',
  'Travel compatibility quiz',
  'Advanced profile customization',
  'Verified traveler badge',
  'Message read receipts',
  'Profile boost in search results',
  'Trip planning tools',
  // Support is given by people, so it is worded as a promise.
  'Priority support: we promise to answer you first',
  'Ad-free experience',
] as const;
