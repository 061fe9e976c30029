/** The product's name, wherever a text carries it. */
export const PRODUCT_NAME = 'Wayfellow';

/** The tagline of the home page's title and description. */
export const TAGLINE = 'Find Your Perfect Travel Companion';
