import { defineExchange } from '../../registry/defineExchange.ts';

export default defineExchange({ takes: { ether: ({ text, direction }) => ({ amount: text, direction }) } });
