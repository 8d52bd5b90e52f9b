import { EXAMPLE_SALARY_FORM } from '@toolbox/core/salary/form';
import { defineExchange } from '../../registry/defineExchange.ts';

/** Eight hours on five days, the most common case. */
function monthly(amount: string) {
  const form = { ...EXAMPLE_SALARY_FORM, amount };
  return { form, submitted: form };
}

export default defineExchange({
  takes: {
    pay: ({ amount }) => monthly(amount.toString()),
    won: ({ amount }) => (amount.d === 1n ? monthly(amount.n.toString()) : undefined),
  },
});
