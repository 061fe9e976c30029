/** 'Ben is typing', 'Noor and Tomás are typing', 'Several people are typing'; undefined while nobody is. */
export const typingText = (names: readonly string[]): string | undefined => {
  const [first, second] = names;
  if (first === undefined) return undefined;
  if (second === undefined) return `${first} is typing`;
  return names.length === 2 ? `${first} and ${second} are typing` : 'Several people are typing';
};
