import { defineExchange } from '../../registry/defineExchange.ts';

export default defineExchange({
  // The form takes addresses of the fourth version.
  takes: { ip: ({ text }) => (text.includes(':') ? undefined : { text }) },
});
