import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    include: ['app/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    environment: 'happy-dom',
    css: false,
    // Otherwise one of two processors is left free.
    maxWorkers: 2,
    // No test changes what another file sees, and a process for each file would take longer than most tests.
    isolate: false,
    setupFiles: ['./vitest.setup.ts'],
  },
});
