import { defineExchange } from '../../registry/defineExchange.ts';

export default defineExchange({
  gives: ['address'],
  takes: {
    // There is no code for an invalid address, or one that must not be paid to.
    address: ({ text, guess, checksum }) =>
      (guess === 'ETH' || guess === 'BTC') && checksum?.status !== 'failed'
        ? { form: { kind: 'plain', address: text } }
        : undefined,
  },
});
