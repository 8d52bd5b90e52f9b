// `pnpm check`: types, lint and unit tests. A part that fails does not keep the others from running.
import { runAll } from './modules/runProgram.mjs';

process.exitCode = await runAll([
  ['biome', 'check', '--diagnostic-level=error', '.'],
  ['knip', '--no-progress'],
  ['turbo', 'run', 'typecheck', 'test', '--continue'],
  ['node', '--test', 'scripts/tests/'],
]);
