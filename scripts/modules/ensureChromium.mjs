// Finds a Chromium for the browser tests, or gets one. Plain JavaScript, no dependency.
import { existsSync } from 'node:fs';
import { canUseApt, installWithApt, tryInstallWithApt } from './debianPackages.mjs';
import { root } from './root.mjs';
import { run } from './runProgram.mjs';

/** Chromium without its window, which takes a third less time; other systems than Debian may not have it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
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

/** The path of a Chromium without a window, for tests; empty if there is none, or if another one was chosen. */
export function ensureHeadlessShell() {
  if (process.env.PLAYWRIGHT_CHROMIUM) return '';
  if (!existsSync(HEADLESS_SHELL) && canUseApt()) tryInstallWithApt('chromium-headless-shell', 'fonts-noto-cjk');
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '';
}
