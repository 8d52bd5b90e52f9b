// Finds a Chromium for the browser tests, or gets one. Plain JavaScript, no dependency.
import { existsSync } from 'node:fs';
import { root, run } from './boot.mjs';
import { canUseApt, installWithApt } from './debianPackages.mjs';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function installed() {
  return [process.env.PLAYWRIGHT_CHROMIUM, ...KNOWN].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

/** The path of a Chromium: from PLAYWRIGHT_CHROMIUM, the system, the packages of Debian, or Playwright. */
export async function ensureChromium() {
  // Without a Hangul font the layout of Korean pages would be wrong, so one is installed too.
  if (installed() === undefined && canUseApt()) await installWithApt('chromium', 'fonts-noto-cjk');
  const found = installed();
  if (found !== undefined) return found;
  await run('pnpm', ['--filter', '@toolbox/e2e', 'exec', 'playwright', 'install', 'chromium'], { cwd: root });
  return '';
}
