/**
 * What `JSON.parse` and `JSON.stringify` would do to a document.
 *
 * - `precision`, `overflow`, `underflow`, `negativeZero`: a number becomes another number, `null`, `0` or `0`.
 * - `duplicateKey`: a member is dropped because the same key follows.
 * - `keyOrder`: the keys of an object are reordered, because keys that look like array indexes come first.
 * - `protoKey`: a key `__proto__`. `JSON.parse` keeps it, but code that copies the object key by key loses it.
 */
export type JsonLossKind =
  | 'precision'
  | 'overflow'
  | 'underflow'
  | 'negativeZero'
  | 'duplicateKey'
  | 'keyOrder'
  | 'protoKey';

/** A loss before its location is known. */
export type JsonLossNote = {
  readonly kind: JsonLossKind;
  readonly token: number;
  readonly original: string;
  readonly becomes: string;
};

/** The count of all losses, and the first ones of each kind. */
export type JsonLossLedger = {
  readonly totals: Record<JsonLossKind, number>;
  readonly notes: JsonLossNote[];
};

/** Losses of one kind that are listed; the rest is only counted. */
export const MAX_JSON_LOSSES_OF_KIND = 100;

/** Code units of the document that are quoted in a loss. */
export const MAX_JSON_LOSS_TEXT = 80;

const HALF_CHARACTER = /[\ud800-\udbff]$/;

function shorten(text: string): string {
  if (text.length <= MAX_JSON_LOSS_TEXT) return text;
  return `${text.slice(0, MAX_JSON_LOSS_TEXT - 1).replace(HALF_CHARACTER, '')}…`;
}

/**
 * Counts a loss, and records it while there are few of its kind.
 *
 * @param tell returns the texts before and after; called only if they are recorded
 */
export function noteJsonLoss(
  { totals, notes }: JsonLossLedger,
  kind: JsonLossKind,
  token: number,
  tell: () => readonly [original: string, becomes: string],
): void {
  totals[kind]++;
  if (totals[kind] > MAX_JSON_LOSSES_OF_KIND) return;
  const [original, becomes] = tell();
  notes.push({ kind, token, original: shorten(original), becomes: shorten(becomes) });
}
