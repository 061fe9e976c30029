/** The product's name in all texts. */
export const PRODUCT_NAME = 'Wayfellow';

/** Version of the community rules, terms and privacy page that people accept when they register. */
export const TERMS_VERSION = '2026-11-23';

/** The tagline of the home page's title and description. */
export const TAGLINE = 'Find Your Perfect Travel Companion';

/** Describes two travelers whose trips to the same place overlap. */
export const bothIn = (destination: string): string => `Both in ${destination}`;

/** Shown for a traveler without a bio; specification section 9. */
export const DEFAULT_BIO = 'Looking for travel companions.';

/** The name of a user who has left, for those who were in contact with them. */
export const FORMER_TRAVELER = 'Former traveler';

/** Shown for a message whose sender took it back when they left: its content is empty. */
export const MESSAGE_REMOVED = 'Message removed';

/** Shown for a message that a moderator's decision hides: its content is empty. */
export const MESSAGE_HIDDEN = 'Message hidden by our moderators';

/** What is shown in place of the text of a message that was taken back or is hidden; undefined for one that has a text. */
export const missingText = ({
  content,
  isHidden,
}: {
  content: string;
  isHidden?: boolean | undefined;
}): string | undefined => {
  if (isHidden) return MESSAGE_HIDDEN;
  return content === '' ? MESSAGE_REMOVED : undefined;
};
