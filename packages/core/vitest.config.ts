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
      // What is missing are fallbacks that only the compiler asks for.
      thresholds: { lines: 99.9, functions: 99.8, statements: 99.3, branches: 95.5 },
      reporter: ['text-summary', ['text', { skipFull: true }]],
    },
  },
});
