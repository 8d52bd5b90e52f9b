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
  [0x21, undefined],
  [0x7e, undefined],
  [0xa1, undefined],
  [0xd7ff, undefined],
  [0xe000, undefined],
])('%i is %s', (codePoint, name) => {
  expect(characterName(codePoint)).toBe(name);
});
