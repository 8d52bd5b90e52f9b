type UnseenName =
  | 'tab'
  | 'lineFeed'
  | 'carriageReturn'
  | 'space'
  | 'noBreakSpace'
  | 'zeroWidthSpace'
  | 'zeroWidthJoiner'
  | 'ideographicSpace'
  | 'variationSelector'
  | 'byteOrderMark';

const NAMES: ReadonlyMap<number, UnseenName> = new Map([
  [0x09, 'tab'],
  [0x0a, 'lineFeed'],
  [0x0d, 'carriageReturn'],
  [0x20, 'space'],
  [0xa0, 'noBreakSpace'],
  [0x200b, 'zeroWidthSpace'],
  [0x200d, 'zeroWidthJoiner'],
  [0x3000, 'ideographicSpace'],
  [0xfe0f, 'variationSelector'],
  [0xfeff, 'byteOrderMark'],
]);

export type CharacterName = UnseenName | 'control' | 'loneSurrogate';

/** The message key for the name of an invisible character; undefined for a visible one. */
export function characterName(codePoint: number): CharacterName | undefined {
  const isControl = codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0);
  const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
  return NAMES.get(codePoint) ?? (isControl ? 'control' : isSurrogate ? 'loneSurrogate' : undefined);
}
