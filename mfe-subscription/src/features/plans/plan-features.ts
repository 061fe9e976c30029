import { limits } from '@wayfellow/contracts';

export const freeFeatures = [
  `Basic matching, limited to ${limits.freeRequestsPerDay} matches per day`,
  'Basic profile customization',
  'Community travel tips',
] as const;

/** What people come for most. */
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
  // People keep this one, so it reads as their promise.
  'Priority support: we promise to answer you first',
  'Ad-free experience',
] as const;
