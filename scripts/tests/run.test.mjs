import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const RUN_PROGRAM = JSON.stringify(new URL('../modules/runProgram.mjs', import.meta.url).href);

/** A script like those in the parent folder: it runs a command, and something after it. */
function script(words) {
  return [
    '--input-type=module',
    '--eval',
    `import { run } from ${RUN_PROGRAM}; await run(process.execPath, ['--eval', ${JSON.stringify(words)}]); console.log('went on');`,
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

  // Windows ends the process without telling it, so it cannot end its command.
  const skip = process.platform === 'win32' && 'Windows has no signals';
  it('terminates the command when it is terminated, and does not continue', { skip }, async () => {
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

/** A script that runs all of several commands, each of which prints a word and exits with a code. */
function scriptOfAll(...commands) {
  const words = commands.map(([word, code]) => [
    process.execPath,
    '--eval',
    `console.log(${JSON.stringify(word)}); process.exitCode = ${code};`,
  ]);
  const source = `import { runAll } from ${RUN_PROGRAM}; process.exitCode = await runAll(${JSON.stringify(words)});`;
  return ['--input-type=module', '--eval', source];
}

describe('a script that runs several commands', () => {
  it('runs those after a failure, names what failed, and exits with the worst code', () => {
    const words = scriptOfAll(['lint', 1], ['types', 3], ['tests', 0]);
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    assert.deepEqual([status, stdout], [3, 'lint\ntypes\ntests\n']);
    assert.equal(stderr.match(/^Failed: /gmu).length, 2);
  });

  it('exits with 0 if nothing failed', () => {
    const { status, stderr } = spawnSync(process.execPath, scriptOfAll(['lint', 0], ['types', 0]), {
      encoding: 'utf8',
    });
    assert.deepEqual([status, stderr], [0, '']);
  });

  it('counts a command that cannot be started as a failure', () => {
    const source = `import { runAll } from ${RUN_PROGRAM}; process.exitCode = await runAll([['no-such-program'], [process.execPath, '--version']]);`;
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
      encoding: 'utf8',
    });
    assert.deepEqual([status, stdout.trim()], [1, process.version]);
  });
});

it('pnpm check runs lint, types, and the tests of packages and scripts, once each', () => {
  const source = readFileSync(new URL('../check.mjs', import.meta.url), 'utf8');
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  assert.equal(scripts.check, 'node scripts/check.mjs');
  for (const part of ["'biome', 'check'", "'knip'", "'typecheck', 'test', '--continue'", "'scripts/tests/'"])
    assert.equal(source.split(part).length, 2, part);
});
