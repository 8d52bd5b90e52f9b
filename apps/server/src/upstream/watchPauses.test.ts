import { afterEach, expect, it } from 'vitest';
import { testClock } from '../../testing/testClock.ts';
import { type PauseWatch, watchPauses } from './watchPauses.ts';

const SETTLE_MS = 30_000;
const DATE = Date.UTC(2026, 10, 25);
let watch: PauseWatch | undefined;
let lengths: number[] = [];

afterEach(() => {
  watch?.close();
  lengths = [];
});

function setUp() {
  const clock = testClock();
  const dateAt = (at: number) => DATE + at;
  const moment = () => ({ at: clock.now(), date: dateAt(clock.now()) });
  watch = watchPauses(clock, dateAt, SETTLE_MS, (ms) => lengths.push(ms));
  return { ...watch, pass: clock.pass, moment };
}

it('doubts data that was received soon after a pause', () => {
  const { pass, moment, completeUntil } = setUp();
  const before = moment();
  pass(600_000);
  const resumed = moment();
  expect(completeUntil(resumed)).toEqual(before);
  for (let second = 0; second < SETTLE_MS; second += 1000) {
    pass(1000);
    expect(completeUntil(moment())).toEqual(before);
  }
  pass(1);
  expect(completeUntil(moment())).toEqual(moment());
});

it('does not doubt data of a connection that was opened after a pause', () => {
  const { pass, moment, completeUntil, forgetBefore } = setUp();
  const before = moment();
  pass(600_000);
  forgetBefore(before.at);
  expect(completeUntil(moment())).toEqual(before);
  forgetBefore(moment().at);
  expect(completeUntil(moment())).toEqual(moment());
});

it('does not doubt data from before a pause', () => {
  const { pass, moment, completeUntil } = setUp();
  pass(5000);
  const last = moment();
  pass(1000);
  completeUntil(last);
  pass(600_000);
  expect(completeUntil(last)).toEqual(last);
});

it('doubts data from before the first of two pauses, while the second begins soon after it', () => {
  const { pass, moment, completeUntil } = setUp();
  const before = moment();
  pass(600_000);
  const between = moment();
  expect(completeUntil(between)).toEqual(before);
  pass(5000);
  completeUntil(between);
  pass(600_000);
  expect(completeUntil(moment())).toEqual(before);
  expect(completeUntil(between)).toEqual(before);
  for (let time = 0; time <= SETTLE_MS; time += 1000) {
    pass(1000);
    completeUntil(between);
  }
  expect(completeUntil(moment())).toEqual(moment());
});

it('still doubts data from after a pause when another one follows much later', () => {
  const { pass, moment, completeUntil } = setUp();
  const before = moment();
  pass(600_000);
  const between = moment();
  for (let second = 0; second < 300; second += 1) {
    completeUntil(between);
    pass(1000);
  }
  completeUntil(between);
  const second = moment();
  pass(600_000);
  expect(completeUntil(between)).toEqual(before);
  expect(completeUntil(moment())).toEqual(second);
});

it('takes a delay of ten seconds for none', () => {
  const { pass, moment, completeUntil } = setUp();
  const before = moment();
  pass(11_000);
  expect(completeUntil(moment())).toEqual(moment());
  const delayed = moment();
  pass(11_001);
  expect(completeUntil(moment())).toEqual(delayed);
  expect(completeUntil(before)).toEqual(before);
  expect(lengths).toEqual([11_001]);
});

it('reports a pause once, when it is looked for', () => {
  const { pass, check } = setUp();
  check();
  pass(11_001);
  check();
  check();
  pass(60_000);
  check();
  expect(lengths).toEqual([11_001, 60_000]);
});

it('recognizes a pause while nobody asks', async () => {
  const { pass, moment, completeUntil } = setUp();
  const before = moment();
  pass(600_000);
  await new Promise((resolve) => setTimeout(resolve, 1200));
  pass(5000);
  expect(completeUntil(moment())).toEqual(before);
});
