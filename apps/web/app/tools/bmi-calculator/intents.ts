import { defineIntents } from '../../registry/defineIntents.ts';

export default defineIntents({ takes: { bodySize: ({ height, weight }) => ({ height, weight }) } });
