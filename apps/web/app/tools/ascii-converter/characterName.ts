/** Invisible characters from one code point to another. */
const RANGES = [
  [0x09, 0x09, 'tab'],
  [0x0a, 0x0a, 'lineFeed'],
  [0x0d, 0x0d, 'carriageReturn'],
  [0x00, 0x1f, 'control'],
  [0x20, 0x20, 'space'],
  [0x7f, 0x9f, 'control'],
  [0xa0, 0xa0, 'noBreakSpace'],
  [0xad, 0xad, 'softHyphen'],
  [0x34f, 0x34f, 'invisible'],
  [0x61c, 0x61c, 'directionMark'],
  [0x115f, 0x1160, 'hangulFiller'],
  [0x1680, 0x1680, 'otherSpace'],
  [0x17b4, 0x17b5, 'invisible'],
  [0x180b, 0x180d, 'variationSelector'],
  [0x180e, 0x180e, 'invisible'],
  [0x180f, 0x180f, 'variationSelector'],
  [0x2000, 0x2002, 'otherSpace'],
  [0x2003, 0x2003, 'emSpace'],
  [0x2004, 0x200a, 'otherSpace'],
  [0x200b, 0x200b, 'zeroWidthSpace'],
  [0x200c, 0x200c, 'zeroWidthNonJoiner'],
  [0x200d, 0x200d, 'zeroWidthJoiner'],
  [0x200e, 0x200f, 'directionMark'],
  [0x2028, 0x2028, 'lineSeparator'],
  [0x2029, 0x2029, 'paragraphSeparator'],
  [0x202a, 0x202e, 'directionMark'],
  [0x202f, 0x202f, 'narrowNoBreakSpace'],
  [0x205f, 0x205f, 'otherSpace'],
  [0x2060, 0x2060, 'wordJoiner'],
  [0x2061, 0x2064, 'invisible'],
  [0x2066, 0x2069, 'directionMark'],
  [0x206a, 0x206f, 'invisible'],
  [0x2800, 0x2800, 'otherSpace'],
  [0x3000, 0x3000, 'ideographicSpace'],
  [0x3164, 0x3164, 'hangulFiller'],
  [0xd800, 0xdfff, 'loneSurrogate'],
  [0xfe00, 0xfe0f, 'variationSelector'],
  [0xfeff, 0xfeff, 'byteOrderMark'],
  [0xffa0, 0xffa0, 'hangulFiller'],
  [0xfff9, 0xfffb, 'invisible'],
  [0x1bca0, 0x1bca3, 'invisible'],
  [0x1d173, 0x1d17a, 'invisible'],
  [0xe0001, 0xe007f, 'tag'],
  [0xe0100, 0xe01ef, 'variationSelector'],
] as const;

export type CharacterName = (typeof RANGES)[number][2];

/** The message key for the name of an invisible character; undefined for a visible one. */
export function characterName(codePoint: number): CharacterName | undefined {
  return RANGES.find(([first, last]) => codePoint >= first && codePoint <= last)?.[2];
}
