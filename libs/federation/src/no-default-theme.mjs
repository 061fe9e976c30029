/**
 * Replaces Material UI's createTheme, with which its components create a default theme: here they always get our theme,
 * which is computed at build time.
 */
export default () => ({});
