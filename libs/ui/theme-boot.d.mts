/** The key under which the browser keeps the chosen theme. */
export declare const themeStorageKey: string;
/** The media query that tells whether the system is dark. */
export declare const systemDarkQuery: string;
/** The color scheme a stored choice means; anything unknown means light. */
export declare const schemeOf: (stored: string | null, systemIsDark: boolean) => 'light' | 'dark';
/** Script for the document's head: applies the stored theme before the first paint. Needs the page's nonce. */
export declare const themeBootScript: string;
