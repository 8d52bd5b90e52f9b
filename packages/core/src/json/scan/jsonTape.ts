/**
 * What a token is. Numbers instead of strings, because the tape stores one byte per token. Loops over the tape use
 * local constants, because an imported one takes longer to read where modules are not bundled.
 */
export const JSON_KIND = {
  OPEN_OBJECT: 1,
  CLOSE_OBJECT: 2,
  OPEN_ARRAY: 3,
  CLOSE_ARRAY: 4,
  KEY: 5,
  STRING: 6,
  NUMBER: 7,
  LITERAL: 8,
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
