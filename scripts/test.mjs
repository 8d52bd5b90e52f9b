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
run('knip', ['--no-progress']);
run('turbo', ['run', 'typecheck', 'lint', 'build', '--output-logs=new-only', '--concurrency=2']);
run('pnpm', ['size']);
// Tests measure time, too, so each package has the machine for itself; the browser tests come last.
run('turbo', ['run', 'test', '--output-logs=new-only', '--concurrency=1']);
run('turbo', ['run', 'e2e', '--output-logs=new-only']);
