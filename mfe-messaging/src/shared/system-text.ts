import type { GroupMessageView } from '@wayfellow/contracts';

/**
 * What a line of the system says. `name` is the first name of whom it is about, 'You' for the reader; `content` what it
 * carries: how many are in now, the new title, or what has changed.
 */
export const systemText = (
  { kind, content }: Pick<GroupMessageView, 'kind' | 'content'>,
  name: string,
): string => {
  switch (kind) {
    case 'joined':
    case 'left':
      return content ? `${name} ${kind} · you are ${content} now` : `${name} ${kind}`;
    case 'renamed':
      // Empty if it was taken back.
      return content ? `${name} named it “${content}”` : `${name} gave it another name`;
    default:
      return content;
  }
};
