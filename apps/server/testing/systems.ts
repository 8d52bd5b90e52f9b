/** Test files that need Linux: several loopback addresses, /proc, named pipes, /dev/full, users. */
export const ON_LINUX: readonly string[] = [
  'src/http/hostile.test.ts',
  'src/http/limits/responseBudget.test.ts',
  'src/log/logSink.test.ts',
  'tests/container.test.ts',
];

/** Test files that send signals to processes, which Windows terminates instead. */
export const WITH_SIGNALS: readonly string[] = ['src/main.test.ts', 'tests/offline.test.ts'];

/** The test files that a system cannot run; CI runs all of them on Linux. */
export function impossibleOn(platform: NodeJS.Platform): readonly string[] {
  if (platform === 'linux') return [];
  return platform === 'win32' ? [...ON_LINUX, ...WITH_SIGNALS] : ON_LINUX;
}
