import { expect, it } from 'vitest';
import { createLog } from '../../log/log.ts';
import { watchState } from './watchState.ts';

const TICK_MS = 1000;

function watched() {
  let time = 0;
  const renewals: number[] = [];
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(String(JSON.parse(line).msg)) });
  const state = watchState({ tickMs: TICK_MS, now: () => time, log, renew: () => renewals.push(time / 1000) });
  /** As a process looks: every five seconds. */
  const lookFor = (seconds: number, isFound: boolean) => {
    for (const end = time + seconds * 1000; time < end; time += 5000) state.received(isFound);
  };
  return { state, lookFor, renewals, lines };
}

it('renews the connections seldom where no ingest runs, and logs it once', () => {
  const { state, lookFor, renewals, lines } = watched();
  lookFor(180, false);
  expect([state.isFound(), renewals, lines.length]).toEqual([false, [15, 75, 135], 1]);
  lookFor(60, true);
  expect([state.isFound(), renewals.length, lines.length]).toEqual([true, 3, 2]);
});

it('leaves the connections alone where the state is missing for less than 15 seconds', () => {
  const { lookFor, renewals, lines } = watched();
  for (let time = 0; time < 5; time += 1) {
    lookFor(15, false);
    lookFor(5, true);
  }
  expect([renewals, lines]).toEqual([[], []]);
});
