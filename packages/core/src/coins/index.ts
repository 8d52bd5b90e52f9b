/** Coins as people name them in a search. */
export { coinSearch } from './coinSearch.ts';
export { nearCoins } from './nearCoins.ts';
