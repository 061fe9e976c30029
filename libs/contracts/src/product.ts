/** The product's name, wherever a text carries it. */
export const PRODUCT_NAME = 'Wayfellow';

/** The tagline of the home page's title and description. */
export const TAGLINE = 'Find Your Perfect Travel Companion';

/** What is said of two travelers whose trips to one place overlap. */
export const bothIn = (destination: string): string => `Both in ${destination}`;

/** What a traveler without a bio is said to do; specification section 9. */
export const DEFAULT_BIO = 'Looking for travel companions.';
