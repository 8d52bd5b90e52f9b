import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../log/log.ts';
import { createOriginLog } from './originLog.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  return { lines, ...createOriginLog(log) };
}

it('logs an origin once a minute', () => {
  const { lines, refused } = open();
  for (let time = 0; time < 1000; time += 1) refused('https://forgotten.example');
  expect(lines.map(({ origin }) => origin)).toEqual(['https://forgotten.example']);
  vi.advanceTimersByTime(59_999);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(lines.slice(1)).toMatchObject([{ refused: 999 }]);
  refused('https://forgotten.example');
  expect(lines.slice(2)).toMatchObject([{ origin: 'https://forgotten.example' }]);
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(3);
});

it('counts the others beyond a limit, and truncates long ones', () => {
  const { lines, refused } = open();
  for (let number = 0; number < 1000; number += 1) refused(`https://${number}.example/${'x'.repeat(9000)}`);
  expect(lines).toHaveLength(5);
  for (const { origin } of lines) expect(String(origin).length).toBeLessThanOrEqual(200);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(5)).toMatchObject([{ refused: 995 }]);
});

it('logs the count when it is closed, and leaves no timer', () => {
  const { lines, refused, close } = open();
  for (let time = 0; time < 3; time += 1) refused('https://forgotten.example');
  close();
  expect(lines.slice(1)).toMatchObject([{ refused: 2 }]);
  expect(vi.getTimerCount()).toBe(0);
});
