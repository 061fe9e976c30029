/**
 * In the place of Material UI's createTheme, with which its components make themselves a theme to fall back to: here
 * they always have ours, which is computed at build time.
 */
export default () => ({});
