import { defineIntents } from '../../registry/defineIntents.ts';

export default defineIntents({
  // The form accepts IPv4 addresses.
  takes: { ip: ({ text }) => (text.includes(':') ? undefined : { text }) },
});
