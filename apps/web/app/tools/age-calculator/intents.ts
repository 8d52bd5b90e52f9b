import { formatIsoDate } from '@toolbox/core/dates';
import { defineIntents } from '../../registry/defineIntents.ts';

export default defineIntents({
  // The age is always that of today, which the reference date follows as long as none is typed.
  takes: { age: ({ birth }) => ({ birth: formatIsoDate(birth), asOf: undefined }) },
});
