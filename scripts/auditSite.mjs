// `pnpm audit:site`: Lighthouse on a simulated phone, the score of the response headers, and axe, over the built site
// with the simulated market behind it. Lighthouse is installed outside of the workspace, so this is not part of
// `npm test`.
import { join } from 'node:path';
import { boot, installTool } from './modules/boot.mjs';
import { ensureChromium } from './modules/ensureChromium.mjs';
import { run } from './modules/runProgram.mjs';

await boot();
process.env.PLAYWRIGHT_CHROMIUM = await ensureChromium();
process.env.LIGHTHOUSE = join(await installTool('lighthouse', '13.5.0'), 'lighthouse', 'core', 'index.js');
await run('turbo', ['run', 'build', '--filter', '@toolbox/web', '--output-logs=errors-only']);
await run('pnpm', ['--filter', '@toolbox/e2e', 'audit:site', ...process.argv.slice(2)]);
