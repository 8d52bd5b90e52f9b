import { formatIsoDate } from '@toolbox/core/dates';
import { defineExchange } from '../../registry/defineExchange.ts';

export default defineExchange({
  takes: {
    age: ({ birth }) => ({ birth: formatIsoDate(birth) }),
    // A birth date is not in the future.
    date: ({ date, passed }) => (passed < 0 ? undefined : { birth: formatIsoDate(date) }),
  },
});
