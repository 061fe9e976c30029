import type { Crop } from './crop';
import type { Picture } from './picture';
import type { Poster } from './poster-choice';

/** What will be the user's picture. */
export type Choice = { picture: Picture; crop: Crop } | { poster: Poster };
