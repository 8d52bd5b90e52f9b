import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startable } from '../boot.mjs';

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
});
