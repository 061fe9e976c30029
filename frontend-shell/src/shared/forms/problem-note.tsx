import { FailureNote } from '@wayfellow/ui';

const words = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** Says above a form how many of its fields are in error; nothing while none is. */
export const ProblemNote = ({ count }: { count: number }) => {
  if (count === 0) return null;
  return count === 1 ? (
    <FailureNote title="One field needs another look." text="It is marked below." />
  ) : (
    <FailureNote title={`${words[count] ?? count} fields need another look.`} text="They are marked below." />
  );
};
