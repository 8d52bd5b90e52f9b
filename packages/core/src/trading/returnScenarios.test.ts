import { describe, expect, it } from 'vitest';
import { exact } from '../exact/index.ts';
import { returnScenarios } from './returnScenarios.ts';

describe('returnScenarios', () => {
  const trade = { buyPrice: exact('200'), quantity: exact('2'), feePercent: exact('0') };

  it('moves the sell price around the buy price', () => {
    expect(
      returnScenarios(trade, [-10, 0, 25]).map(({ changePercent, sellPrice, profit, ratePercent }) => [
        changePercent,
        ...[sellPrice, profit, ratePercent].map(String),
      ]),
    ).toEqual([
      [-10, '180', '-40', '-10'],
      [0, '200', '0', '0'],
      [25, '250', '100', '25'],
    ]);
  });

  it('has nine steps by default, from the worst to the best', () => {
    expect(returnScenarios(trade).map(({ changePercent }) => changePercent)).toEqual([
      -20, -10, -5, -1, 0, 1, 5, 10, 20,
    ]);
  });
});
