import { FailureNote } from '@wayfellow/ui';

const words = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** Shows above a form how many of its fields are invalid; empty for none. */
export const ProblemNote = ({ count }: { count: number }) => {
  if (count === 0) return null;
  return count === 1 ? (
    <FailureNote title="One field needs another look." text="It is marked below." />
  ) : (
    <FailureNote title={`${words[count] ?? count} fields need another look.`} text="They are marked below." />
  );
};
