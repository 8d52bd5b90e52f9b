// Takes the pictures of docs/ anew: `pnpm pictures`. Builds the site first.
import { spawnSync } from 'node:child_process';
import { boot, run } from './boot.mjs';
import { canUseApt, installWithApt } from './debianPackages.mjs';
import { ensureChromium } from './ensureChromium.mjs';

/** The pages mark risk with emoji, which are empty boxes where no font has them. */
function ensureEmoji() {
  const found = spawnSync('fc-list', [':lang=und-zsye'], { encoding: 'utf8' });
  if (!found.stdout && canUseApt()) installWithApt('fonts-noto-color-emoji');
}

boot();
process.env.PLAYWRIGHT_CHROMIUM = ensureChromium();
ensureEmoji();
run('turbo', ['run', 'build', '--filter', '@toolbox/web', '--output-logs=errors-only']);
run('pnpm', ['--filter', '@toolbox/e2e', 'pictures']);
