import { expect, it } from 'vitest';
import { TOKENS } from '../whale/index.ts';
import { tokenOfContract } from './tokenOfContract.ts';

it('knows the contract of every watched token, in any case', () => {
  for (const { symbol, address } of TOKENS) {
    expect(tokenOfContract(address)).toBe(symbol);
    expect(tokenOfContract(`0x${address.slice(2).toUpperCase()}`)).toBe(symbol);
  }
});

it.each([
  ['0x6B175474E89094C44Da98b954EedeAC495271d0F', 'DAI'],
  ['0x55d398326f99059fF775485246999027B3197955', 'USDT'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', undefined],
])('takes %s for %s', (address, symbol) => {
  expect(tokenOfContract(address)).toBe(symbol);
});
