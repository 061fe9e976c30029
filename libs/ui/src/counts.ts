import type { CountView } from '@wayfellow/contracts';

/** Whether the count is one and no more. */
export const isOne = ({ value, isAtLeast }: CountView): boolean => value === 1 && !isAtLeast;

/** '12', '10+', or 'a few' for a number that is not told. */
export const numberText = ({ value, isAtLeast }: CountView): string =>
  value == null ? 'a few' : `${value}${isAtLeast ? '+' : ''}`;

/** '12 people', '1 person', 'nobody yet'. */
export const peopleText = (count: CountView): string => {
  if (count.value === 0) return 'nobody yet';
  return `${numberText(count)} ${isOne(count) ? 'person' : 'people'}`;
};

/** '12 people cross your days', '1 person crosses your days', 'A few people cross your days'. */
export const crossingText = (count: CountView): string => {
  const people = peopleText(count);
  const verb = isOne(count) ? 'crosses' : 'cross';
  return `${people.charAt(0).toUpperCase()}${people.slice(1)} ${verb} your days`;
};
