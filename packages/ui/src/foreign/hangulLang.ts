const HANGUL = /\p{Script=Hangul}/u;
/** A longer text is judged by its beginning. */
const MAX_UNITS = 10_000;

/**
 * The language to mark a text with that somebody typed: where there is Hangul in it, it is Korean, whatever language the
 * page speaks (WCAG 3.1.2). Of others nothing is known.
 */
export function hangulLang(text: string): 'ko' | undefined {
  return HANGUL.test(text.length > MAX_UNITS ? text.slice(0, MAX_UNITS) : text) ? 'ko' : undefined;
}
