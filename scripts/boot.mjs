// Brings a machine that has only Node 20 and npm to the pinned tools. Plain JavaScript, no dependency.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const MIN_NODE_MAJOR = 20;

/** Runs a command with the terminal attached; ends the process with its code when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: 'inherit', cwd: root, ...options });
  if (result.error) {
    process.stderr.write(`Could not run ${command}: ${result.error.message}\n`);
    process.exit(1);
  }
  if (result.signal) process.exit(1);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

function pinnedPnpm() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return packageManager.split('@')[1];
}

function versionOnPath() {
  const found = spawnSync('pnpm', ['--version'], { encoding: 'utf8', cwd: root });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** The folder of pnpm's native program: turbo cannot start the shim that npm writes where install scripts are off. */
function nativeFolder(prefix) {
  const scope = join(prefix, 'node_modules', '@pnpm');
  if (!existsSync(scope)) return undefined;
  const name = readdirSync(scope).find((entry) => entry.startsWith('exe.') || entry.endsWith(`-${process.arch}`));
  return name === undefined ? undefined : join(scope, name);
}

function prependPath(...folders) {
  const present = folders.filter((folder) => folder !== undefined);
  process.env.PATH = [...present, process.env.PATH].join(delimiter);
}

/** Installs the pinned pnpm when it is not on PATH, then the workspace exactly as the lockfile says. */
export function boot() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < MIN_NODE_MAJOR) {
    process.stderr.write(`Node ${MIN_NODE_MAJOR} or newer is needed to start; this is ${process.versions.node}.\n`);
    process.exit(1);
  }
  const version = pinnedPnpm();
  if (versionOnPath() !== version) {
    const prefix = join(root, '.tools', `pnpm-${version}`);
    const bin = join(prefix, 'node_modules', '.bin');
    if (!existsSync(join(bin, 'pnpm'))) {
      run('npm', [
        'install',
        '--prefix',
        prefix,
        '--no-save',
        '--no-package-lock',
        '--loglevel=error',
        `pnpm@${version}`,
      ]);
    }
    prependPath(nativeFolder(prefix), bin);
  }
  run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'], {
    env: { ...process.env, CI: 'true' },
  });
  prependPath(join(root, 'node_modules', '.bin'));
}
