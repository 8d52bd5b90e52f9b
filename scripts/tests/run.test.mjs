import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';

const BOOT = JSON.stringify(new URL('../boot.mjs', import.meta.url).href);

/** A script like those in the parent folder: it runs a command, and something after it. */
function script(words) {
  return [
    '--input-type=module',
    '--eval',
    `import { run } from ${BOOT}; await run(process.execPath, ['--eval', ${JSON.stringify(words)}]); console.log('went on');`,
  ];
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a script that runs a command', () => {
  it('continues after a success', () => {
    const { status, stdout } = spawnSync(process.execPath, script(''), { encoding: 'utf8' });
    assert.deepEqual([status, stdout], [0, 'went on\n']);
  });

  it('exits with the code of the command', () => {
    const { status, stdout } = spawnSync(process.execPath, script('process.exit(3)'), { encoding: 'utf8' });
    assert.deepEqual([status, stdout], [3, '']);
  });

  it('terminates the command when it is terminated, and does not continue', async () => {
    const child = spawn(process.execPath, script('console.log(process.pid); setInterval(() => {}, 1000);'));
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    while (!out.includes('\n')) await once(child.stdout, 'data');
    child.kill('SIGTERM');
    const [code] = await once(child, 'close');
    assert.equal(code, 1);
    assert.match(out, /^\d+\n$/u);
    assert.equal(isRunning(Number(out)), false);
  });
});
