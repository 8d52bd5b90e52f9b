import { expect, test } from 'vitest';
import { exact } from '../exact/index.ts';
import { dcaPlan } from './dcaPlan.ts';
import { MAX_DCA_ROWS } from './form/dca/parseDcaForm.ts';
import { runningAverages } from './runningAverages.ts';

const GOAL_MS = 1000;

test('the longest plan', { timeout: 60_000 }, async ({ bench }) => {
  const indexes = Array.from({ length: MAX_DCA_ROWS }, (_, index) => index);
  const { rows } = dcaPlan({
    mode: 'direct',
    budget: exact(1000),
    firstPrice: exact(1),
    weights: indexes.map((index) => exact(index + 1)),
    prices: indexes.map((index) => exact(10_000_019 + index * 6)),
    notices: [],
  });
  const { latency } = await bench('runningAverages', () => void runningAverages(rows, 8)).run({ iterations: 5 });
  expect(latency.p50).toBeLessThan(GOAL_MS);
});
