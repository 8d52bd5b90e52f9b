import { expect, it } from 'vitest';
import { toHalfWidth } from './toHalfWidth.ts';

it('turns the full-width form of each visible ASCII character into it', () => {
  const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x21 }, (_, index) => 0x21 + index));
  const wide = [...ascii].map((character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)).join('');
  expect(wide).toMatch(/^！.*～$/u);
  expect(toHalfWidth(wide)).toBe(ascii);
});

it.each(['\u3000', '\uff00', '\uff5f', '\uffe6', '、。', '가', 'a 1'])('leaves %j', (text) => {
  expect(toHalfWidth(text)).toBe(text);
});
