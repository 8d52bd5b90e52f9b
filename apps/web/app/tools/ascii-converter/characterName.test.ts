import { expect, it } from 'vitest';
import { characterName } from './characterName.ts';

it.each([
  [0x20, 'space'],
  [0x0a, 'lineFeed'],
  [0x00, 'control'],
  [0x1f, 'control'],
  [0x7f, 'control'],
  [0x9f, 'control'],
  [0xd800, 'loneSurrogate'],
  [0xdfff, 'loneSurrogate'],
  [0xad, 'softHyphen'],
  [0x2003, 'emSpace'],
  [0x2009, 'otherSpace'],
  [0x200c, 'zeroWidthNonJoiner'],
  [0x200e, 'directionMark'],
  [0x202f, 'narrowNoBreakSpace'],
  [0x2060, 'wordJoiner'],
  [0x3164, 'hangulFiller'],
  [0xfe0e, 'variationSelector'],
  [0xe0061, 'tag'],
  [0x21, undefined],
  [0x7e, undefined],
  [0xa1, undefined],
  [0xd7ff, undefined],
  [0xe000, undefined],
])('%i is %s', (codePoint, name) => {
  expect(characterName(codePoint)).toBe(name);
});

it('names every space, format character and filler that a font draws as nothing', () => {
  // Signs of Arabic, Syriac, Kaithi and Egyptian numbers and groups.
  const drawn = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{13430}-\u{1345f}]/u;
  const unseen = /[\p{Z}\p{Cc}\p{Cf}\p{Cs}]|(?=\p{Default_Ignorable_Code_Point})\p{Assigned}/u;
  const LAST_CODE_POINT = 0x10ffff;
  const unnamed = Array.from({ length: LAST_CODE_POINT + 1 }, (_, code) => code).filter((code) => {
    const character = String.fromCodePoint(code);
    return unseen.test(character) && !drawn.test(character) && characterName(code) === undefined;
  });
  expect(unnamed.map((code) => code.toString(16))).toEqual([]);
});
