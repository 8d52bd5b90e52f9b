/** What a token is. Numbers instead of strings, because the tape stores one byte per token. */
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
 * The tokens of one JSON document in document order, without whitespace, commas and colons, which follow from the rest.
 * Everything in this domain works on the tape, so there is only one grammar.
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
