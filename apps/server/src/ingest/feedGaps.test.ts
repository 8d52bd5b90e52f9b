import { expect, it } from 'vitest';
import { createFeedGaps } from './feedGaps.ts';

const MINUTE_MS = 60_000;
const gapAt = (from: number) => ({ exchange: 'binance', from, to: from + 1000 });

function setUp() {
  let now = 0;
  const gaps = createFeedGaps(() => now);
  return { gaps, pass: () => (now += MINUTE_MS) };
}

it('reports the gaps of a leader, and of a follower only those from when nobody led', () => {
  const { gaps, pass } = setUp();
  gaps.add(gapAt(1000), false);
  expect(gaps.list()).toEqual([]);
  const reachedAt = pass();
  gaps.add(gapAt(2000), false);
  gaps.takeOver({ reachedAt, gaps: [gapAt(500)] });
  expect(gaps.list()).toEqual([gapAt(500), gapAt(2000)]);
  gaps.add(gapAt(3000), true);
  expect(gaps.list()).toEqual([gapAt(500), gapAt(2000), gapAt(3000)]);
});

it('keeps a gap that is reported between the acquisition of the leadership and what it takes over', () => {
  const { gaps } = setUp();
  gaps.add(gapAt(1000), true);
  gaps.takeOver({ reachedAt: 0, gaps: [gapAt(500)] });
  expect(gaps.list()).toEqual([gapAt(500), gapAt(1000)]);
});

it('lists a gap once that it takes over and knows itself, and forgets those of an earlier term', () => {
  const { gaps, pass } = setUp();
  gaps.add(gapAt(1000), true);
  gaps.takeOver({ reachedAt: 0, gaps: [gapAt(1000)] });
  expect(gaps.list()).toEqual([gapAt(1000)]);
  gaps.add(gapAt(2000), true);
  const reachedAt = pass();
  gaps.takeOver({ reachedAt, gaps: [] });
  expect(gaps.list()).toEqual([]);
});
