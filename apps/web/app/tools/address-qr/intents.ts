import { defineIntents } from '../../registry/defineIntents.ts';

export default defineIntents({
  gives: ['address'],
  takes: {
    // The address to pay it to is still missing.
    bitcoin: ({ amount }) => ({ form: { kind: 'bitcoin', amount } }),
    // There is no code for an invalid address, or one that must not be paid to.
    address: ({ text, guess, hazard }) =>
      (guess === 'ETH' || guess === 'BTC') && hazard === undefined
        ? { form: { kind: 'plain', address: text } }
        : undefined,
  },
});
