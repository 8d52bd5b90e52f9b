// Brings a machine that has only Node 20 and npm to the pinned tools. Plain JavaScript, no dependency.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const MIN_NODE_MAJOR = 20;

/** The terminal sends the first one to every process itself; the others reach only this one. */
const ENDINGS = { SIGINT: false, SIGTERM: true, SIGHUP: true };

/**
 * Runs a command with the terminal attached; ends the process with its code when it fails.
 *
 * When this process is told to end, the command is told too, and waited for: it does not live on alone.
 */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', cwd: root, ...options });
  let isEnding = false;
  const end = (signal) => {
    isEnding = true;
    if (ENDINGS[signal]) child.kill(signal);
  };
  for (const signal of Object.keys(ENDINGS)) process.on(signal, end);
  try {
    const [code] = await once(child, 'exit');
    if (code !== 0 || isEnding) process.exit(code ?? 1);
  } catch (error) {
    process.stderr.write(`Could not run ${command}: ${error.message}\n`);
    process.exit(1);
  } finally {
    for (const signal of Object.keys(ENDINGS)) process.off(signal, end);
  }
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
export async function boot() {
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
      await run('npm', [
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
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'], {
    env: { ...process.env, CI: 'true' },
  });
  prependPath(join(root, 'node_modules', '.bin'));
}
