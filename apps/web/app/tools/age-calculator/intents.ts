import { formatIsoDate } from '@toolbox/core/dates';
import { defineIntents } from '../../registry/defineIntents.ts';

export default defineIntents({
  takes: { age: ({ birth }) => ({ birth: formatIsoDate(birth) }) },
});
