import { defineIntents } from '../../registry/defineIntents.ts';

export default defineIntents({ takes: { ether: ({ text, direction }) => ({ amount: text, direction }) } });
