/** The package once more, as a module of its own: what only the search uses of it stays out of every page. */
declare module 'es-hangul?search' {
  export * from 'es-hangul';
}
