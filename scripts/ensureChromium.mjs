// Finds a Chromium for the browser tests, or gets one. Plain JavaScript, no dependency.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root, run } from './boot.mjs';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function installed() {
  return [process.env.PLAYWRIGHT_CHROMIUM, ...KNOWN].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

function canUseApt() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Korean pages measured with a font that lacks Hangul would be measured wrong, so the font comes along. */
function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], { env });
}

/** The path of a Chromium: the one of PLAYWRIGHT_CHROMIUM, of the system, of Debian's packages, or Playwright's own. */
export function ensureChromium() {
  if (installed() === undefined && canUseApt()) installWithApt();
  const found = installed();
  if (found !== undefined) return found;
  run('pnpm', ['--filter', '@toolbox/e2e', 'exec', 'playwright', 'install', 'chromium'], { cwd: root });
  return '';
}
