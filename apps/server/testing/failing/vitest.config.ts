import { defineConfig } from 'vitest/config';

/** Tests that fail on purpose; only `spawnChild.test.ts` runs them. */
export default defineConfig({ test: { dir: import.meta.dirname, include: ['*.failing.ts'] } });
