/** A point of the drawing, in its pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A point of the globe, in degrees. */
export interface Coordinates {
  longitude: number;
  latitude: number;
}

// Those of tools/draw-world.mjs.
const SCALE = 218;
const TURNED_DEGREES = 11;
const MIDDLE: Point = { x: 590, y: 330 };

const RADIANS = Math.PI / 180;

/** The Natural Earth projection, turned so that no country is cut; a test compares it with d3-geo's. */
export const project = ({ longitude, latitude }: Coordinates): Point => {
  const lambda = (((longitude - TURNED_DEGREES + 540) % 360) - 180) * RADIANS;
  const phi = latitude * RADIANS;
  const phi2 = phi * phi;
  const phi4 = phi2 * phi2;
  return {
    x:
      MIDDLE.x +
      SCALE *
        lambda *
        (0.8707 - 0.131979 * phi2 + phi4 * (-0.013791 + phi4 * (0.003971 * phi2 - 0.001529 * phi4))),
    y:
      MIDDLE.y -
      SCALE * phi * (1.007226 + phi2 * (0.015085 + phi4 * (-0.044475 + 0.028874 * phi2 - 0.005916 * phi4))),
  };
};
