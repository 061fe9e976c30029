import type { Transitions } from '@mui/material/styles';
import type { CSSProperties } from 'react';

interface Tints {
  /** A pale background in the color. */
  tint: string;
  /** For drawings, and for numerals of 24 px and more. */
  art: string;
  /** For small text and icons. */
  text: string;
}

declare module '@mui/material/styles' {
  // Exported, but missing in the package's types.
  export function createTransitions(transitions: object): Transitions;
  interface CssThemeVariables {
    enabled: true;
  }
  interface PaletteColor extends Tints {}
  interface SimplePaletteColorOptions extends Partial<Tints> {}
  interface TypeBackground {
    sand: string;
  }
  interface Palette {
    border: { control: string };
    band: { main: string; contrastText: string; muted: string };
    strip: { lane: string };
    /** The inks of the map of the world. */
    map: { sea: string; seaLine: string; land: string; landShade: string; edge: string };
    skeleton: { base: string; shine: string };
  }
  interface PaletteOptions extends Partial<Pick<Palette, 'border' | 'band' | 'strip' | 'map' | 'skeleton'>> {}
  interface TypographyVariants {
    display: CSSProperties;
    lead: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
    lead?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    lead: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    tint: true;
    ink: true;
  }
}
