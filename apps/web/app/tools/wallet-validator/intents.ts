import { defineIntents } from '../../registry/defineIntents.ts';

export default defineIntents({
  // For other coins it at least names the likely coin.
  takes: { address: ({ text, guess }) => ({ address: text, coin: guess === 'BTC' ? 'BTC' : 'ETH' }) },
});
