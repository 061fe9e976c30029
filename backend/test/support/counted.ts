/** '1 meetup', '3 meetups'. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How many hours an answer asks to wait before the next try, begun ones included. */
export const hoursToWait = ({ headers }: { headers: Readonly<Record<string, unknown>> }): number =>
  Math.ceil(Number(headers['retry-after']) / 3600);
