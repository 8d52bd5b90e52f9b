import { expect, it } from 'vitest';
import { testClock } from '../../testing/testClock.ts';
import { createLog } from '../log.ts';
import { createOriginLog } from './originLog.ts';

function open() {
  const lines: Record<string, unknown>[] = [];
  const clock = testClock();
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  return { lines, clock, refuse: createOriginLog(log, clock) };
}

it('logs an origin once a minute', () => {
  const { lines, clock, refuse } = open();
  for (let time = 0; time < 1000; time += 1) refuse('https://forgotten.example');
  expect(lines.map(({ origin }) => origin)).toEqual(['https://forgotten.example']);
  clock.pass(60_000);
  refuse('https://forgotten.example');
  expect(lines.slice(1)).toMatchObject([{ refused: 999 }, { origin: 'https://forgotten.example' }]);
});

it('counts the others beyond a limit, and truncates long ones', () => {
  const { lines, clock, refuse } = open();
  for (let number = 0; number < 1000; number += 1) refuse(`https://${number}.example/${'x'.repeat(9000)}`);
  expect(lines).toHaveLength(5);
  for (const { origin } of lines) expect(String(origin).length).toBeLessThanOrEqual(200);
  clock.jump(-3_600_000);
  clock.pass(60_000);
  refuse('https://one.more');
  expect(lines[5]).toMatchObject({ refused: 995 });
});
