/** How much of a bio a matched traveler's card shows; specification section 9. */
export const EXCERPT_LENGTH = 60;

/** The first 60 characters of a bio followed by '...'; characters are code points, so that none is cut in two. */
export const excerptOf = (bio: string): string => `${[...bio].slice(0, EXCERPT_LENGTH).join('')}...`;
