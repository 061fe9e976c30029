/** '1 person', '5 people'. */
export const peopleCount = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
