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
  ['0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', 'USDC'],
  ['0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', 'WBNB'],
  ['0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', 'USDC.e'],
  ['0x94b008aA00579c1307B0EF2c499aD98a8ce58e58', 'USDT'],
  ['0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', 'USDC'],
  ['0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7', 'USDT'],
  ['0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', 'USDC'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', undefined],
])('takes %s for %s', (address, symbol) => {
  expect(tokenOfContract(address)).toBe(symbol);
});
