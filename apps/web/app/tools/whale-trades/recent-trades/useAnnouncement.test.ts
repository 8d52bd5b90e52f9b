import { act, renderHook } from '@testing-library/react';
import type { KeptTrade } from '@toolbox/core/feed';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANNOUNCE_EVERY_MS, useAnnouncement } from './useAnnouncement.ts';

beforeEach(() => void vi.useFakeTimers());

const trade = (id: number, usdValue: number) => ({ id: String(id), usdValue }) as KeptTrade;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function open(first: readonly KeptTrade[]) {
  const initialProps = { shown: first, trades: first };
  const { result, rerender } = renderHook(({ shown, trades }) => useAnnouncement(shown, trades, 0), { initialProps });
  return { announced: () => [result.current?.count, result.current?.largest.id], rerender };
}

it('does not announce trades that a filter hid when it is removed', () => {
  const [large, hidden] = [trade(1, 9), [trade(3, 2), trade(2, 3)]];
  const { announced, rerender } = open([large]);
  pass(1);
  expect(announced()).toEqual([1, '1']);
  rerender({ shown: [large], trades: [...hidden, large] });
  pass(2 * ANNOUNCE_EVERY_MS);
  expect(announced()).toEqual([1, '1']);
  rerender({ shown: [...hidden, large], trades: [...hidden, large] });
  pass(2 * ANNOUNCE_EVERY_MS);
  expect(announced()).toEqual([1, '1']);
});

it('announces a shown trade without delay after hidden ones, and counts only shown ones', () => {
  const [large, hidden] = [trade(1, 9), trade(2, 3)];
  const { announced, rerender } = open([large]);
  pass(ANNOUNCE_EVERY_MS);
  rerender({ shown: [large], trades: [hidden, large] });
  pass(1);
  const next = trade(3, 8);
  rerender({ shown: [next, large], trades: [next, hidden, large] });
  pass(1);
  expect(announced()).toEqual([1, '3']);
});
