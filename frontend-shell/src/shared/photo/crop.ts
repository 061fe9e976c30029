import { limits } from '@wayfellow/contracts';

export interface Size {
  width: number;
  height: number;
}

/** Which square of a picture is shown, after quarter turns to the right. */
export interface Crop {
  turns: number;
  /** 1: as much as fits. */
  zoom: number;
  /** The center of the square in px of the turned picture. */
  x: number;
  y: number;
}

const MAX_ZOOM = 4;

/** The size of a picture after some quarter turns. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 ? { width: height, height: width } : { width, height };

/** The side of the square in px of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

/** How far a picture can be zoomed in until fewer pixels are left than a photo must have. */
export const maxZoom = ({ width, height }: Size): number =>
  Math.max(1, Math.min(MAX_ZOOM, Math.min(width, height) / limits.photoSide.min));

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** The nearest crop that lies inside the picture. */
const kept = (size: Size, crop: Crop): Crop => {
  const zoom = between(1, crop.zoom, maxZoom(size));
  const half = sideOf(size, { ...crop, zoom }) / 2;
  const { width, height } = turnedSize(size, crop.turns);
  return {
    ...crop,
    zoom,
    x: between(half, crop.x, width - half),
    y: between(half, crop.y, height - half),
  };
};

/** The largest square, in the middle. */
export const centered = ({ width, height }: Size): Crop => ({
  turns: 0,
  zoom: 1,
  x: width / 2,
  y: height / 2,
});

/** Moves the square by shares of its side. */
export const moved = (size: Size, crop: Crop, right: number, down: number): Crop => {
  const side = sideOf(size, crop);
  return kept(size, { ...crop, x: crop.x + right * side, y: crop.y + down * side });
};

export const zoomed = (size: Size, crop: Crop, zoom: number): Crop => kept(size, { ...crop, zoom });

/** A quarter turn to the right, around the middle of the square. */
export const turned = (size: Size, crop: Crop): Crop => {
  const { height } = turnedSize(size, crop.turns);
  return kept(size, { ...crop, turns: (crop.turns + 1) % 4, x: height - crop.y, y: crop.x });
};
