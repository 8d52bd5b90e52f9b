// Everything a change must pass: `npm test`. Installs what is missing, Chromium included.
import { boot, run } from './boot.mjs';
import { ensureProgram } from './debianPackages.mjs';
import { ensureChromium } from './ensureChromium.mjs';

boot();
process.env.PLAYWRIGHT_CHROMIUM = ensureChromium();
// Drawn barcodes are read back, and several servers are tested behind a real bus.
ensureProgram('zbarimg', 'zbar-tools');
ensureProgram('redis-server', 'redis-server');
run('biome', ['check', '--diagnostic-level=error', '.']);
// The browser tests and benchmarks want both cores for themselves, so they come after everything else.
run('turbo', ['run', 'typecheck', 'lint', 'test', 'build', '--output-logs=new-only', '--concurrency=2']);
run('pnpm', ['size']);
run('turbo', ['run', 'e2e', '--output-logs=new-only']);
