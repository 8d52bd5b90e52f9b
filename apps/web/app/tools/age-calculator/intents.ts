import { formatIsoDate } from '@toolbox/core/dates';
import { defineIntents } from '../../registry/defineIntents.ts';

export default defineIntents({
  takes: { age: ({ birth, on }) => ({ birth: formatIsoDate(birth), asOf: formatIsoDate(on) }) },
});
