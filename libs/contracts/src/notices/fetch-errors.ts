/** Messages for failed reads without a more specific one; specification section 8, 'Other errors'. */
export const fetchErrors = {
  destinations: 'Failed to fetch destinations',
  destination: 'Failed to fetch destination',
  tips: 'Failed to fetch travel tips',
} as const;
