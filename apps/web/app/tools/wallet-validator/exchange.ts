import { defineExchange } from '../../registry/defineExchange.ts';

export default defineExchange({
  // Of other coins it says at least what they seem to be.
  takes: { address: ({ text, guess }) => ({ address: text, coin: guess === 'BTC' ? 'BTC' : 'ETH' }) },
});
