/** What a token is. Numbers and not words, because the tape of a large document keeps one byte for each token. */
export const JSON_KIND = {
  openObject: 1,
  closeObject: 2,
  openArray: 3,
  closeArray: 4,
  key: 5,
  string: 6,
  number: 7,
  literal: 8,
} as const;

/**
 * The tokens of one JSON document in the order they were written, without white space, commas and colons: those follow
 * from the rest. Everything the domain says about a document is read off its tape, so there is one grammar only.
 */
export type JsonTape = {
  readonly text: string;
  /** One of {@link JSON_KIND} for each token. */
  readonly kinds: Uint8Array;
  /** Offset of the token's first code unit, quotes included. */
  readonly starts: Uint32Array;
  /** Offset after the token's last code unit; for an opening bracket the number of the token that closes it. */
  readonly ends: Uint32Array;
  /** How many tokens there are; the arrays are longer. */
  readonly count: number;
};
