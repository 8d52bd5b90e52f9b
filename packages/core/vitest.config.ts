import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    include: ['src/**/*.test.ts'],
    // Without this, one of two processors would stay idle.
    maxWorkers: 2,
    coverage: {
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.bench.ts', 'src/**/testing/**'],
      reporter: ['text-summary', ['text', { skipFull: true }]],
    },
  },
});
