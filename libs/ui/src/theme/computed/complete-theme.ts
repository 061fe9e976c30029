import { extendTheme } from '@mui/material/styles';
import { themeOptions } from './theme-options';

/**
 * The theme as Material UI computes it, without component overrides. For the *.build.ts modules, which run while the
 * frontends are built (see buildTimeRule in libs/federation): pages bundle their results, not the 30 kB of code that
 * compute them.
 */
export const completeTheme = extendTheme(themeOptions);
