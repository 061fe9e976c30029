declare module '*.svg' {
  /** The file's address after the build. */
  const url: string;
  export default url;
}
