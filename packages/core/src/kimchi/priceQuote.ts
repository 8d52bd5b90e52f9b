/** The price that a source quotes. */
export type PriceQuote = {
  readonly price: number;
  /** Milliseconds since 1970 by the source's clock; `undefined` where it has none. */
  readonly timestamp: number | undefined;
};
