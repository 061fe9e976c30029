/** The color of each urgency. */
export const tones = { urgent: 'error', high: 'warning', normal: 'plain' } as const;
