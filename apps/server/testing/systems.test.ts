import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { impossibleOn, ON_LINUX, WITH_SIGNALS } from './systems.ts';

const SERVER = join(import.meta.dirname, '..');
const OF_LINUX =
  /\b(?:startChildServer|openCrowd|ask)\b.* from '[./]*\/testing\/|mkfifo|setpriv|\/proc\/|\/dev\/full|localAddress/;
const SIGNAL = /\.kill\('SIG(?:TERM|INT|HUP)'\)/;

const files = globSync('{src,tests}/**/*.test.ts', { cwd: SERVER }).map((file) => file.replaceAll('\\', '/'));
const using = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(join(SERVER, file), 'utf8')));

describe('the tests that need a certain system', () => {
  it('are those that use what only Linux has', () => {
    expect(using(OF_LINUX).toSorted()).toEqual([...ON_LINUX]);
  });

  it('include, on Windows, those that send signals', () => {
    expect(
      using(SIGNAL)
        .filter((file) => !ON_LINUX.includes(file))
        .toSorted(),
    ).toEqual([...WITH_SIGNALS]);
  });

  it('run on Linux, and the rest everywhere', () => {
    expect(impossibleOn('linux')).toEqual([]);
    expect(impossibleOn('darwin')).toEqual(ON_LINUX);
    expect(impossibleOn('win32')).toEqual([...ON_LINUX, ...WITH_SIGNALS]);
  });
});
