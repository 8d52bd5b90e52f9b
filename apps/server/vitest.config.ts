import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'fakes/**/*.test.ts', 'testing/**/*.test.ts', 'deploy/**/*.test.ts'],
    // Real sockets and processes: a busy machine may need longer, a passing test never waits that long.
    testTimeout: 30_000,
    // Most of the time is spent waiting, so two files at once do not interfere.
    maxWorkers: 2,
  },
});
