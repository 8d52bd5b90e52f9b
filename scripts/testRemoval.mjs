// Removes each tool in turn from a copy of the workspace, or all of them at once, and verifies that the rest works:
// `pnpm test:removal [--quick] [--together] [--all | id...]`.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyWorkspace } from './modules/copyWorkspace.mjs';
import { removeTool } from './modules/removeTool.mjs';
import { root } from './modules/root.mjs';
import { startable } from './modules/runProgram.mjs';

/** Each shares parts, messages and domains with other tools, and none with another of these. */
const SHARING = ['profit-calculator', 'wallet-validator', 'text-compare'];

const WEB = 'apps/web';
const TYPES = [
  ['packages/core', 'tsc', '-p', 'tsconfig.test.json'],
  ['packages/i18n', 'tsc', '-p', 'tsconfig.json'],
  // A domain that is gone leaves the reference with it.
  ['packages/reference', 'node', 'src/write.ts'],
  [WEB, 'react-router', 'typegen'],
  [WEB, 'tsc', '-p', 'tsconfig.json'],
  ['e2e', 'tsc', '-p', 'tsconfig.json'],
];
/** Files derived from the existing tools. */
const QUICK_TESTS = [
  ['packages/i18n', 'vitest', 'run'],
  [WEB, 'vitest', 'run', 'app/site', 'app/registry', 'app/testing/conformance'],
];
const ALL_TESTS = [
  ['packages/core', 'vitest', 'run'],
  ['packages/i18n', 'vitest', 'run'],
  [WEB, 'vitest', 'run'],
];
const BUILD = [
  [WEB, 'react-router', 'build'],
  [WEB, 'node', 'build/finish/finishBuild.ts'],
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, together: { type: 'boolean' }, all: { type: 'boolean' } },
});
const defaults = values.all ? readdirSync(join(root, WEB, 'app/tools')) : SHARING;
const steps = values.quick ? [...TYPES, ...QUICK_TESTS] : [...TYPES, ...ALL_TESTS, ...BUILD];

/** Whether a program succeeds in a package of the copy; its output is shown if it fails. */
function succeeds(folder, [place, program, ...words]) {
  const cwd = join(folder, place);
  const path = [join(cwd, 'node_modules/.bin'), join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(...startable(program, words), {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });
  const line = `${place}: ${[program, ...words].join(' ')}`;
  process.stdout.write(status === 0 ? `  ok ${line}\n` : `  FAILED ${line}\n${stdout}${stderr}\n`);
  return status === 0;
}

const wanted = positionals.length > 0 ? positionals : defaults;
for (const ids of values.together ? [wanted] : wanted.map((id) => [id])) {
  const copy = copyWorkspace();
  try {
    const removed = ids.flatMap((id) => removeTool(copy.folder, id));
    copy.linkInstalled();
    process.stdout.write(`Without ${ids.join(', ')} (${removed.join(', ')})\n`);
    const failed = steps.filter((step) => !succeeds(copy.folder, step));
    if (failed.length > 0) process.exitCode = 1;
  } finally {
    copy.remove();
  }
}
