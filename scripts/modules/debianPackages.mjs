// Installs Debian packages if that needs no confirmation. Plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { run } from './runProgram.mjs';

const TIMEOUT_MS = 60_000;

/** Only root can install, and only with apt. */
export function canUseApt() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

export async function installWithApt(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}

/** Installs packages that the tests can do without, if they can be had within a minute. */
export function tryInstallWithApt(...packages) {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore', timeout: TIMEOUT_MS };
  if (spawnSync('apt-get', ['update', '-qq'], options).status !== 0) return;
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/** Installs the package of a missing program if possible; otherwise the tests report what they need. */
export async function ensureProgram(program, ...packages) {
  const found = spawnSync(program, ['--version'], { stdio: 'ignore' });
  if (found.error !== undefined && canUseApt()) await installWithApt(...packages);
}
