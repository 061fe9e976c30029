/** The media types of pictures that can be uploaded. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** The sides in px in which a photo is stored. A photo that is smaller than one of them keeps its own size there. */
export const photoSizes = [1024, 512, 128] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** The size that `profileImage` names. */
const VIEW_SIZE: PhotoSize = 512;

/** The file of a photo in one of its sizes; `key` is random. */
export const photoFile = (key: string, size: PhotoSize): string => `${key}-${size}.webp`;

/** Where a photo is served in one of its sizes. */
export const photoPath = (key: string, size: PhotoSize = VIEW_SIZE): string =>
  `/media/photos/${photoFile(key, size)}`;

const PHOTO = /^\/media\/photos\/([0-9a-f]{32})-512\.webp$/;
const DRAWN = /^\/(?:posters|portraits)\/[a-z0-9.-]+\.svg$/;

/** The key in a photo's `profileImage`; undefined if that is another picture. */
export const photoKeyOf = (path: string): string | undefined => PHOTO.exec(path)?.[1];

/** Whether a picture is one of ours: an uploaded photo, or a drawing that we ship. */
export const isOwnPicture = (path: string): boolean => PHOTO.test(path) || DRAWN.test(path);

/** The posters that a traveler can have in place of a photo, by the slug of their destination. */
export const posterNames = [
  'bali',
  'japan',
  'thailand',
  'italy',
  'spain',
  'peru',
  'iceland',
  'lisbon',
  'cappadocia',
  'kilimanjaro',
  'rovaniemi',
  'antarctica',
] as const;
export type PosterName = (typeof posterNames)[number];
