import { defineExchange } from '../../registry/defineExchange.ts';

export default defineExchange({ takes: { bodySize: ({ height, weight }) => ({ height, weight }) } });
