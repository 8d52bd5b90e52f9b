/** What a source says something costs. */
export type Quote = {
  readonly price: number;
  /** Milliseconds since 1970 by the source's clock; `undefined` where it tells none. */
  readonly timestamp: number | undefined;
};
