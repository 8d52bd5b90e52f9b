import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { comeBack } from '../../testing/comeBack.ts';
import { chooseTradeColors, otherColors, TRADE_COLORS_KEY, useTradeColors } from './tradeColors.ts';

const applied = () => document.documentElement.dataset['tradeColors'];

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['tradeColors'];
});

it('goes by the language until something is chosen', () => {
  const { result, rerender } = renderHook(({ language }) => useTradeColors(language), {
    initialProps: { language: 'ko' as 'ko' | 'en' },
  });
  expect(result.current).toBe('red-blue');
  rerender({ language: 'en' });
  expect(result.current).toBe('green-red');
  expect(applied()).toBeUndefined();
  act(() => chooseTradeColors(otherColors(result.current)));
  expect(result.current).toBe('red-blue');
  expect(applied()).toBe('red-blue');
  rerender({ language: 'ko' });
  act(() => chooseTradeColors(otherColors(result.current)));
  expect([result.current, applied(), localStorage.getItem(TRADE_COLORS_KEY)]).toEqual(Array(3).fill('green-red'));
});

it('follows another tab, and ignores what it does not know', () => {
  const { result } = renderHook(() => useTradeColors('ko'));
  const store = (value: string | null) => {
    if (value === null) localStorage.removeItem(TRADE_COLORS_KEY);
    else localStorage.setItem(TRADE_COLORS_KEY, value);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: TRADE_COLORS_KEY, newValue: value })));
  };
  store('green-red');
  expect([result.current, applied()]).toEqual(['green-red', 'green-red']);
  store('pink');
  expect([result.current, applied()]).toEqual(['red-blue', undefined]);
  store('green-red');
  store(null);
  expect([result.current, applied()]).toEqual(['red-blue', undefined]);
});

it('applies what another tab chose while no part of the page followed it', () => {
  localStorage.setItem(TRADE_COLORS_KEY, 'green-red');
  const { result } = renderHook(() => useTradeColors('ko'));
  expect([result.current, applied()]).toEqual(['green-red', 'green-red']);
});

it('returns from the back/forward cache with those that another tab chose meanwhile', () => {
  const { result } = renderHook(() => useTradeColors('ko'));
  act(() => comeBack(() => localStorage.setItem(TRADE_COLORS_KEY, 'green-red')));
  expect([result.current, applied()]).toEqual(['green-red', 'green-red']);
});

it('applies to the page where nothing can be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { result } = renderHook(() => useTradeColors('en'));
  act(() => chooseTradeColors('red-blue'));
  expect([result.current, applied()]).toEqual(['red-blue', 'red-blue']);
});

it('can be switched back where the storage is full and has an earlier choice', () => {
  localStorage.setItem(TRADE_COLORS_KEY, 'red-blue');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(() => useTradeColors('ko'));
  for (const colors of ['green-red', 'red-blue'] as const) {
    act(() => chooseTradeColors(otherColors(result.current)));
    expect([result.current, applied()]).toEqual([colors, colors]);
  }
});
