import { coinSearch, nearCoins } from '@toolbox/core/coins';

const MAX_OFFERS = 5;

/** The tokens to offer where a search finds none of them: those that it may mean, or the first of the list. */
export function offeredTokens(search: string, tokens: readonly string[]): readonly string[] {
  if (tokens.some(coinSearch(search))) return [];
  const near = nearCoins(search, tokens);
  return near.length > 0 ? near : tokens.slice(0, MAX_OFFERS);
}
