import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDebounced } from './useDebounced.ts';
import { useReducedMotion } from './useReducedMotion.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('useDebounced', () => {
  it('updates once the value has not changed for the delay', () => {
    vi.useFakeTimers();
    const { result, rerender } = renderHook(({ value }) => useDebounced(value, 150), { initialProps: { value: 'a' } });
    rerender({ value: 'ab' });
    act(() => vi.advanceTimersByTime(149));
    rerender({ value: 'abc' });
    act(() => vi.advanceTimersByTime(149));
    expect(result.current).toBe('a');
    act(() => vi.advanceTimersByTime(1));
    expect(result.current).toBe('abc');
  });

  it('passes on a value that keeps changing after the longest delay, and then waits as long again', () => {
    vi.useFakeTimers();
    const { result, rerender } = renderHook(({ value }) => useDebounced(value, 150, 500), {
      initialProps: { value: 0 },
    });
    act(() => vi.advanceTimersByTime(1000));
    const shown: number[] = [];
    for (let value = 1; value <= 12; value += 1) {
      rerender({ value });
      act(() => vi.advanceTimersByTime(100));
      shown.push(result.current);
    }
    expect(shown).toEqual([0, 0, 0, 0, 5, 5, 5, 5, 5, 10, 10, 10]);
    act(() => vi.advanceTimersByTime(50));
    expect(result.current).toBe(12);
  });
});

describe('useReducedMotion', () => {
  it('is off where there are no media queries', () => {
    const { matchMedia } = window;
    Reflect.deleteProperty(window, 'matchMedia');
    const { result, unmount } = renderHook(() => useReducedMotion());
    expect(result.current).toBe(false);
    unmount();
    window.matchMedia = matchMedia;
  });

  it('follows changes of the setting while the page is open', () => {
    const list = Object.assign(new EventTarget(), { matches: false });
    vi.spyOn(window, 'matchMedia').mockImplementation(() => list as unknown as MediaQueryList);
    const { result } = renderHook(() => useReducedMotion());
    expect(result.current).toBe(false);
    list.matches = true;
    act(() => {
      list.dispatchEvent(new Event('change'));
    });
    expect(result.current).toBe(true);
  });
});
