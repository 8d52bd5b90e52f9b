import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    include: ['src/**/*.test.ts'],
    setupFiles: ['./vitest.setup.ts'],
    // Without this, one of two processors would stay idle.
    maxWorkers: 2,
    // No test changes what another file sees, and a process for each file would take longer than most tests.
    isolate: false,
    coverage: {
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.bench.ts', 'src/**/*.test-d.ts', 'src/**/testing/**'],
      thresholds: { lines: 100, functions: 100, statements: 100, branches: 100 },
      reporter: ['text-summary', ['text', { skipFull: true }]],
    },
  },
});
