import { configDefaults, defineConfig } from 'vitest/config';
import { impossibleOn } from './testing/systems.ts';

export default defineConfig({
  test: {
    include: ['{src,tests,fakes,testing,deploy}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...impossibleOn(process.platform)],
    // Real sockets and processes: a busy machine may need longer, a passing test never waits that long.
    testTimeout: 30_000,
    // Most of the time is spent waiting, so eight files at once do not interfere.
    maxWorkers: 8,
    // No test changes what another file sees; the setup removes what is kept in modules.
    isolate: false,
    setupFiles: ['./vitest.setup.ts'],
  },
});
