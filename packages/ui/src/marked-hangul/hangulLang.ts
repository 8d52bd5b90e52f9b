const HANGUL = /\p{Script=Hangul}/u;
/** Only the beginning of a longer text is examined. */
const MAX_UNITS = 10_000;

/**
 * The `lang` attribute for typed text: Korean if it contains Hangul, regardless of the language of the
 * page (WCAG 3.1.2). Other languages are not detected.
 */
export function hangulLang(text: string): 'ko' | undefined {
  return HANGUL.test(text.length > MAX_UNITS ? text.slice(0, MAX_UNITS) : text) ? 'ko' : undefined;
}
