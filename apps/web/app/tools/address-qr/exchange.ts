import { defineExchange } from '../../registry/defineExchange.ts';

export default defineExchange({
  gives: ['address'],
  takes: {
    // An address that must not be paid to, or is none, gets no code to be paid by.
    address: ({ text, guess, checksum }) =>
      (guess === 'ETH' || guess === 'BTC') && checksum?.status !== 'failed'
        ? { form: { kind: 'plain', address: text } }
        : undefined,
  },
});
