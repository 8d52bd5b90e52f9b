import { expect, it } from 'vitest';
import { testClock } from '../../testing/testClock.ts';
import { createLog } from './log.ts';
import { createErrorLog, ERROR_LOG_GAP_MS, logErrors, MAX_ERRORS } from './logErrors.ts';

function errorLog() {
  const lines: { level: string; exchange: string; err: { message: string; stack: string } }[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const clock = testClock();
  const report = createErrorLog(log, { exchange: 'okx' }, clock.now);
  const fail = (text: string) =>
    logErrors(report, () => {
      throw new Error(text);
    });
  return { clock, report, fail, lines, messages: () => lines.map(({ err }) => err.message) };
}

it('logs an error with its stack and its context, and says that there was one', () => {
  const { report, fail, lines } = errorLog();
  expect([logErrors(report, () => undefined), fail('a bug')]).toEqual([true, false]);
  expect(lines).toMatchObject([{ level: 'error', exchange: 'okx', err: { message: 'a bug' } }]);
  expect(lines[0]?.err.stack).toContain('logErrors.test');
});

it('logs the same error once in each minute, and others beside it', () => {
  const { clock, fail, messages } = errorLog();
  for (let time = 0; time < 3; time += 1) for (const text of ['one', 'another']) fail(text);
  clock.pass(ERROR_LOG_GAP_MS - 1);
  fail('one');
  expect(messages()).toEqual(['one', 'another']);
  clock.pass(1);
  fail('one');
  fail('one');
  expect(messages()).toEqual(['one', 'another', 'one']);
});

it('logs a limited number of errors that differ', () => {
  const { clock, fail, lines } = errorLog();
  for (let number = 0; number <= MAX_ERRORS; number += 1) fail(`unexpected ${number}`);
  expect(lines).toHaveLength(MAX_ERRORS);
  clock.pass(ERROR_LOG_GAP_MS);
  fail('unexpected');
  expect(lines).toHaveLength(MAX_ERRORS + 1);
});
