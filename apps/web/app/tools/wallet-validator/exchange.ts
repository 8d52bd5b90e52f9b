import { defineExchange } from '../../registry/defineExchange.ts';

export default defineExchange({
  // For other coins it at least names the likely coin.
  takes: { address: ({ text, guess }) => ({ address: text, coin: guess === 'BTC' ? 'BTC' : 'ETH' }) },
});
