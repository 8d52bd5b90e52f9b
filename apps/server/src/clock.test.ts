import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testClock } from '../testing/testClock.ts';
import { dateOf } from './clock.ts';

const DIRECT = /Date\.now|new Date\(\)|performance\.now|hrtime/;

describe('the clock', () => {
  it('is the only place where the time is read', () => {
    const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(50);
    const readers = files.filter((file) => DIRECT.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')));
    expect(readers).toEqual(['clock.ts']);
  });

  it('dates a moment by the current time of the machine', () => {
    const clock = testClock(5_000_000);
    const moment = clock.now();
    clock.pass(1500);
    expect(dateOf(clock, moment)).toBe(5_000_000);
    clock.jump(86_400_000);
    expect(dateOf(clock, moment)).toBe(5_000_000 + 86_400_000);
  });
});
