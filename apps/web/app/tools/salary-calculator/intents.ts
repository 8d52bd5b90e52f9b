import { EXAMPLE_SALARY_FORM } from '@toolbox/core/salary/form';
import { defineIntents } from '../../registry/defineIntents.ts';

/** Eight hours on five days, the most common case; without the own values that were entered before. */
function fill(payType: 'hourly' | 'monthly', amount: string) {
  const form = { ...EXAMPLE_SALARY_FORM, payType, amount };
  return { form, submitted: form, customs: [] };
}

export default defineIntents({
  takes: {
    pay: ({ period, amount }) => fill(period === 'hour' ? 'hourly' : 'monthly', amount.toString()),
    won: ({ amount }) => (amount.d === 1n ? fill('monthly', amount.n.toString()) : undefined),
  },
});
