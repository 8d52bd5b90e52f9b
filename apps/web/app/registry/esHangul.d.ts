/** A second copy of the package, so that the code that only the search uses is not part of every page. */
declare module 'es-hangul?search' {
  export * from 'es-hangul';
}
