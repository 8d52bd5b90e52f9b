import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    include: ['src/**/*.test.ts'],
    // No test changes what another file sees, and a process for each file would take longer than most tests.
    isolate: false,
  },
});
