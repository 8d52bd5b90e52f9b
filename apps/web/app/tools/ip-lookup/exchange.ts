import { defineExchange } from '../../registry/defineExchange.ts';

export default defineExchange({
  // The form accepts IPv4 addresses.
  takes: { ip: ({ text }) => (text.includes(':') ? undefined : { text }) },
});
