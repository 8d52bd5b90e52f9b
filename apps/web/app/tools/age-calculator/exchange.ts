import { formatIsoDate } from '@toolbox/core/dates';
import { defineExchange } from '../../registry/defineExchange.ts';

export default defineExchange({
  takes: { age: ({ birth }) => ({ birth: formatIsoDate(birth) }) },
});
