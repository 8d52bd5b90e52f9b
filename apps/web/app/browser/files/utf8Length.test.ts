import { countBytes } from '@toolbox/core/text';
import { expect, it } from 'vitest';
import { utf8Length } from './utf8Length.ts';

const PIECES = ['', 'a', 'é', '가', '😀', '\ud800', '\udc00', '\r\n'];

it('is what counting finds, lone surrogates included', () => {
  for (const first of PIECES)
    for (const second of PIECES)
      for (const third of PIECES) {
        const text = first + second + third;
        expect(utf8Length(text)).toBe(countBytes(text).utf8);
      }
});

it.each(['가', '😀', 'a😀', '\ud83d', 'aa\udc00'])('counts %j in any number, wherever one part ends', (piece) => {
  const text = piece.repeat(100_000);
  expect(utf8Length(text)).toBe(countBytes(text).utf8);
});
