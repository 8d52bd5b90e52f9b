import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDebounced } from './useDebounced.ts';
import { useFileText } from './useFileText.ts';
import { useReducedMotion } from './useReducedMotion.ts';
import { type StoredAs, useStoredState } from './useStoredState.ts';

type Theme = 'light' | 'dark';
const AS_THEME: StoredAs<Theme> = {
  read: (text) => (text === 'light' || text === 'dark' ? text : undefined),
  write: (theme) => theme,
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('useDebounced', () => {
  it('follows once the value has stayed the same long enough', () => {
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
});

describe('useReducedMotion', () => {
  it('follows the visitor’s setting while the page is open', () => {
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

describe('useStoredState', () => {
  const stored = () => renderHook(() => useStoredState<Theme>('theme', 'light', AS_THEME));
  beforeEach(() => localStorage.clear());

  it('keeps the value and shares it with all who use the key', () => {
    const one = stored();
    const other = stored();
    act(() => one.result.current[1]('dark'));
    expect(other.result.current[0]).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('takes whatever it does not know for the fallback', () => {
    localStorage.setItem('theme', '<script>');
    expect(stored().result.current[0]).toBe('light');
  });

  it('follows another tab', () => {
    const { result } = stored();
    act(() => {
      localStorage.setItem('theme', 'dark');
      window.dispatchEvent(new Event('storage'));
    });
    expect(result.current[0]).toBe('dark');
  });

  it('lives in memory where storage is denied', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    const { result } = stored();
    expect(result.current[0]).toBe('light');
    act(() => result.current[1]('dark'));
    expect(result.current[0]).toBe('dark');
    vi.unstubAllGlobals();
    act(() => result.current[1]('light'));
  });
});

describe('useFileText', () => {
  const file = (text: string) => new File([text], 'a.txt');

  it('reads a file up to the limit and opens none beyond it', async () => {
    const { result } = renderHook(() => useFileText({ maxBytes: 3 }));
    await act(() => result.current.take(file('abc')));
    expect(result.current.file).toEqual({ state: 'read', name: 'a.txt', size: 3, text: 'abc' });
    await act(() => result.current.take(file('abcd')));
    expect(result.current.file).toMatchObject({ state: 'refused', reason: 'tooLarge', size: 4 });
    act(() => result.current.clear());
    expect(result.current.file).toEqual({ state: 'none' });
  });

  it('says when a file is not text', async () => {
    const decode = () => {
      throw new TypeError('not text');
    };
    const { result } = renderHook(() => useFileText({ maxBytes: 3, decode }));
    await act(() => result.current.take(file('abc')));
    expect(result.current.file).toMatchObject({ state: 'refused', reason: 'unreadable' });
  });

  it('lets the later file win over one that is still being read', async () => {
    const slow = file('old');
    let finish = (_text: string) => {};
    vi.spyOn(slow, 'text').mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { result } = renderHook(() => useFileText({ maxBytes: 3 }));
    await act(async () => {
      const first = result.current.take(slow);
      await result.current.take(file('new'));
      finish('old');
      await first;
    });
    expect(result.current.file).toMatchObject({ text: 'new' });
  });
});
