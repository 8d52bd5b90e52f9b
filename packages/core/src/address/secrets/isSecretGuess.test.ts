import { expect, it } from 'vitest';
import { guessCoin, isSecretGuess } from '../index.ts';

it.each([
  [`0x${'4c'.repeat(32)}`, 'hashOrKey'],
  [`${'abandon '.repeat(11)}about`, 'seedPhrase'],
  ['5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ', 'privateKey'],
])('takes %s for a secret', (text, guess) => {
  expect(guessCoin(text)).toBe(guess);
  expect(isSecretGuess(guessCoin(text))).toBe(true);
});

it.each([
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ETH'],
  [`TxID: ${'ab'.repeat(32)}`, 'transaction'],
  [`xpub${'a'.repeat(107)}`, 'extendedPublicKey'],
  ['hello', undefined],
])('takes %s for no secret', (text, guess) => {
  expect(guessCoin(text)).toBe(guess);
  expect(isSecretGuess(guessCoin(text))).toBe(false);
});
