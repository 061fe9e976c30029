import { type ProblemCode, limits, pictureTypes } from '@wayfellow/contracts';
import { type Crop, type Size, sideOf } from './crop';

/** A decoded picture. */
export interface Picture extends Size {
  image: CanvasImageSource;
}

/** A file that cannot be a photo, and why. */
export class PictureRefusal extends Error {
  constructor(readonly code: ProblemCode) {
    super(code);
  }
}

/** Larger ones are shrunk once, so that moving stays smooth; a crop of the largest zoom still has pixels enough. */
const WORKING_SIDE = 3200;
const SENT_SIDE = 1600;
const QUALITY = 0.9;

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d');
  if (!context) throw new PictureRefusal('picture-unreadable');
  context.imageSmoothingQuality = 'high';
  return context;
};

const canvasOf = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });

const shrunk = (image: ImageBitmap): Picture => {
  const scale = Math.min(1, WORKING_SIDE / Math.max(image.width, image.height));
  if (scale === 1) return { image, width: image.width, height: image.height };
  const canvas = canvasOf(Math.round(image.width * scale), Math.round(image.height * scale));
  contextOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return { image: canvas, width: canvas.width, height: canvas.height };
};

/**
 * Decodes a file, upright as its camera noted.
 * @throws PictureRefusal for the reasons that the server has
 */
export const openPicture = async (file: File): Promise<Picture> => {
  if (!pictureTypes.some((type) => type === file.type)) throw new PictureRefusal('picture-type');
  if (file.size > limits.photoBytes) throw new PictureRefusal('picture-large');
  const image = await createImageBitmap(file).catch(() => {
    throw new PictureRefusal('picture-unreadable');
  });
  if (Math.min(image.width, image.height) < limits.photoSide.min) throw new PictureRefusal('picture-small');
  return shrunk(image);
};

/** Where the turned picture's origin lies in the picture. */
const origins = (({ width, height }: Size) => [
  [0, 0],
  [height, 0],
  [width, height],
  [0, width],
]) satisfies (size: Size) => [number, number][];

/** Draws a picture so that its crop fills the given share of a square canvas, with what is around it beyond. */
export const drawCrop = (canvas: HTMLCanvasElement, picture: Picture, crop: Crop, share = 1): void => {
  const context = contextOf(canvas);
  const { width: side } = canvas;
  const scale = (side * share) / sideOf(picture, crop);
  const [left, top] = origins(picture)[crop.turns] ?? [0, 0];
  context.resetTransform();
  // Where a picture is transparent, as on the server.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.translate(side / 2, side / 2);
  context.scale(scale, scale);
  context.translate(left - crop.x, top - crop.y);
  context.rotate((crop.turns * Math.PI) / 2);
  context.drawImage(picture.image, 0, 0, picture.width, picture.height);
};

/** The crop as a file that has nothing but its pixels. */
export const croppedFile = (picture: Picture, crop: Crop): Promise<Blob> => {
  const side = Math.round(Math.min(SENT_SIDE, Math.max(limits.photoSide.min, sideOf(picture, crop))));
  const canvas = canvasOf(side, side);
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PictureRefusal('picture-unreadable'))),
      'image/jpeg',
      QUALITY,
    );
  });
};
