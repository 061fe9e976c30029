/** Defined by libs/federation: the shell's files that a page cannot start without, main.ts's first, as paths. */
declare const __OWN_FILES__: readonly string[] & string[];
/** A name of the build. */
declare const __RELEASE__: string;
