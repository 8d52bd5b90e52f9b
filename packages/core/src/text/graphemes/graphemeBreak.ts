/** The result of the rules of UAX #29 between two code points, as far as a short table can decide. */
export type GraphemeBreak = 'break' | 'join' | 'unsure';

const PLAIN = 0;
const CONTROL = 1;
const EXTEND = 2;
const JOINER = 3;
const LEADING = 4;
const VOWEL = 5;
const TRAILING = 6;
const OPEN_SYLLABLE = 7;
const CLOSED_SYLLABLE = 8;
const OTHER = 9;

const CR = 0x0d;
const LF = 0x0a;

function isBetween(code: number, first: number, last: number): boolean {
  return code >= first && code <= last;
}

function symbolClass(code: number): number {
  if (code === 0x200d) return JOINER;
  if (code === 0x200c || isBetween(code, 0x20d0, 0x20f0)) return EXTEND;
  if (code === 0x200b || code === 0x200e || code === 0x200f) return CONTROL;
  if (isBetween(code, 0x2028, 0x202e) || isBetween(code, 0x2060, 0x206f)) return CONTROL;
  return code < 0x20d0 || isBetween(code, 0x2100, 0x2bff) ? PLAIN : OTHER;
}

function wideClass(code: number): number {
  if (isBetween(code, 0xfe00, 0xfe0f) || isBetween(code, 0xfe20, 0xfe2f)) return EXTEND;
  if (code === 0xfeff) return CONTROL;
  if (isBetween(code, 0xf900, 0xfaff) || isBetween(code, 0xfe30, 0xfe6b)) return PLAIN;
  if (isBetween(code, 0xff01, 0xff9d) || isBetween(code, 0xffe0, 0xffe6)) return PLAIN;
  if (isBetween(code, 0x1f3fb, 0x1f3ff) || isBetween(code, 0xe0100, 0xe01ef)) return EXTEND;
  return isBetween(code, 0x1f300, 0x1faff) || isBetween(code, 0x20000, 0x323af) ? PLAIN : OTHER;
}

function graphemeClass(code: number): number {
  if (code < 0x300) return code < 0x20 || isBetween(code, 0x7f, 0x9f) || code === 0xad ? CONTROL : PLAIN;
  if (isBetween(code, 0xac00, 0xd7a3)) return (code - 0xac00) % 28 === 0 ? OPEN_SYLLABLE : CLOSED_SYLLABLE;
  if (code < 0x370) return EXTEND;
  if (code < 0x1100) return code < 0x483 || isBetween(code, 0x48a, 0x52f) ? PLAIN : OTHER;
  if (code < 0x1200) return code < 0x1160 ? LEADING : code < 0x11a8 ? VOWEL : TRAILING;
  if (code < 0x2000) return isBetween(code, 0x1e00, 0x1fff) ? PLAIN : OTHER;
  if (code < 0x2e80) return symbolClass(code);
  if (code < 0xa48d) return isBetween(code, 0x302a, 0x302f) || code === 0x3099 || code === 0x309a ? EXTEND : PLAIN;
  return code < 0xd7a4 ? OTHER : wideClass(code);
}

/**
 * Decides whether a grapheme ends between two adjacent code points.
 *
 * Certain for ASCII, Latin, Greek, Cyrillic, Korean (composed and decomposed), Chinese, Japanese, single emoji with or
 * without a skin tone, and line endings. What depends on more than two code points (joined emoji, flags) or on scripts
 * that are not in the table is `unsure`: then a real segmenter is needed.
 *
 * @see Unicode Standard Annex #29, grapheme cluster boundary rules GB3 to GB999 (Unicode 17.0)
 * @example graphemeBreak(0x61, 0x301) // 'join'
 */
export function graphemeBreak(previous: number, next: number): GraphemeBreak {
  const before = graphemeClass(previous);
  const after = graphemeClass(next);
  if (before === PLAIN && after === PLAIN) return 'break';
  if (before === CONTROL || after === CONTROL) return previous === CR && next === LF ? 'join' : 'break';
  if (before === OTHER) return 'unsure';
  if (after === EXTEND || after === JOINER) return 'join';
  if (after === OTHER || before === JOINER) return 'unsure';
  if (before === LEADING) {
    return after === PLAIN || after === TRAILING ? 'break' : 'join';
  }
  if (before === VOWEL || before === OPEN_SYLLABLE) return after === VOWEL || after === TRAILING ? 'join' : 'break';
  if (before === TRAILING || before === CLOSED_SYLLABLE) return after === TRAILING ? 'join' : 'break';
  return 'break';
}
