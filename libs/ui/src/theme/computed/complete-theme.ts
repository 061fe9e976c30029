import { extendTheme } from '@mui/material/styles';
import { themeOptions } from './theme-options';

/**
 * The theme as Material UI computes it, without the looks of single components. For the *.build.ts modules, which run
 * while the frontends are built (see buildTimeRule in libs/federation): a page takes their results with it, not the
 * 30 kB that compute them.
 */
export const completeTheme = extendTheme(themeOptions);
