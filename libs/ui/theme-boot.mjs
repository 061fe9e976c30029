// Plain JavaScript, since the page's build inlines the script below without a TypeScript step.

/** The key under which the browser keeps the chosen theme. */
export const themeStorageKey = 'theme';

/** The media query that tells whether the system is dark. */
export const systemDarkQuery = '(prefers-color-scheme: dark)';

/**
 * The color scheme a stored choice means: 'light' or 'dark'.
 * Refers to nothing outside itself, because the boot script carries its source.
 */
export const schemeOf = (stored, systemIsDark) =>
  stored === 'dark' || (stored === 'system' && systemIsDark) ? 'dark' : 'light';

/** Script for the document's head: applies the stored theme before the first paint. Needs the page's nonce. */
export const themeBootScript = `(function(){var s=null,d=false;try{s=localStorage.getItem(${JSON.stringify(themeStorageKey)})}catch(e){}try{d=matchMedia(${JSON.stringify(systemDarkQuery)}).matches}catch(e){}document.documentElement.dataset.theme=(${schemeOf})(s,d)})()`;
