// Starts programs the way each system needs. Plain JavaScript, no dependency.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join, win32 } from 'node:path';
import { root } from './root.mjs';

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
