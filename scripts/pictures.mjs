// Retakes the pictures of docs/: `pnpm pictures`; `pnpm pictures --tools` pictures every tool for a review. Builds
// the site first.
import { spawnSync } from 'node:child_process';
import { boot } from './modules/boot.mjs';
import { canUseApt, installWithApt } from './modules/debianPackages.mjs';
import { ensureChromium } from './modules/ensureChromium.mjs';
import { run } from './modules/runProgram.mjs';

/** Pages mark risk with emoji, which are empty boxes without an emoji font. */
async function ensureEmoji() {
  const found = spawnSync('fc-list', [':lang=und-zsye'], { encoding: 'utf8' });
  if (!found.stdout && canUseApt()) await installWithApt('fonts-noto-color-emoji');
}

await boot();
process.env.PLAYWRIGHT_CHROMIUM = await ensureChromium();
await ensureEmoji();
await run('turbo', ['run', 'build', '--filter', '@toolbox/web', '--output-logs=errors-only']);
await run('pnpm', ['--filter', '@toolbox/e2e', 'pictures', ...process.argv.slice(2)]);
