// Everything a change must pass: `npm test`. Installs what is missing, Chromium included.

import { boot } from './modules/boot.mjs';
import { checkChangesets } from './modules/checkChangesets.mjs';
import { ensureProgram } from './modules/debianPackages.mjs';
import { ensureChromium, ensureHeadlessShell } from './modules/ensureChromium.mjs';
import { run } from './modules/runProgram.mjs';

await boot();
process.env.PLAYWRIGHT_HEADLESS_SHELL = ensureHeadlessShell();
process.env.PLAYWRIGHT_CHROMIUM = await ensureChromium();
// Needed to read drawn barcodes back, and to test several servers with a real bus.
await ensureProgram('zbarimg', 'zbar-tools');
await ensureProgram('redis-server', 'redis-server');
await run('biome', ['check', '--diagnostic-level=error', '.']);
await run('knip', ['--no-progress']);
await checkChangesets();
// Its default is one file at a time on two processors.
await run('node', ['--test', '--test-concurrency=2', 'scripts/tests/']);
await run('turbo', ['run', 'typecheck', 'build', '--output-logs=new-only', '--concurrency=2']);
await run('pnpm', ['size']);
// Some tests measure time, so packages run one after the other; the browser tests come last.
await run('turbo', ['run', 'test', '--output-logs=new-only', '--concurrency=1']);
await run('turbo', ['run', 'e2e', '--output-logs=new-only']);
