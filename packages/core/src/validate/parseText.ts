import { fail, ok, type Result } from '../result/index.ts';
import { countGraphemes, type GraphemeSegmenter } from '../text/index.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** Nothing but whitespace. */
    'text.blank': Readonly<Record<never, never>>;
    /** More characters than the tool accepts; both figures in graphemes. */
    'text.tooLong': { readonly max: number; readonly length: number };
    /** Fewer characters than the tool needs, in graphemes. */
    'text.tooShort': { readonly min: number };
  }
}

/** The default maximum length of a text, in graphemes. */
export const MAX_TEXT_GRAPHEMES = 10_000;

/** The minimum and maximum length, in graphemes. */
export type ParseTextOptions = {
  /** Minimum number of graphemes; 0 by default. */
  readonly min?: number;
  /** Maximum number of graphemes; {@link MAX_TEXT_GRAPHEMES} by default. */
  readonly max?: number;
  readonly segmenter?: GraphemeSegmenter;
};

/**
 * The general rule for a text field: not blank, not too long, not too short. Returns the text unchanged.
 *
 * - Only whitespace, including BOM and NBSP, is `text.blank`.
 * - Lengths are in graphemes of the untrimmed text: over `max` is `text.tooLong`, under `min` is `text.tooShort`.
 *
 * @param text what the user typed
 * @example parseText(' 안녕 ', { max: 4 }) // { ok: true, value: ' 안녕 ' }
 */
export function parseText(
  text: string,
  { min = 0, max = MAX_TEXT_GRAPHEMES, segmenter }: ParseTextOptions = {},
): Result<string> {
  if (text.trim() === '') return fail('text.blank', {});
  // A grapheme has at least one UTF-16 unit, so a short text cannot be too long.
  if (min === 0 && text.length <= max) return ok(text);
  const length = countGraphemes(text, segmenter);
  if (length > max) return fail('text.tooLong', { max, length });
  return length < min ? fail('text.tooShort', { min }) : ok(text);
}
