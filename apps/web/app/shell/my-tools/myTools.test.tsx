import { act, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoredIds } from './createStoredIds.ts';
import { useFavorites } from './useFavorites.ts';
import { useRecentTools, useRecordVisit } from './useRecentTools.ts';

beforeEach(() => localStorage.clear());

function Recent() {
  return <output>{useRecentTools().join(' ')}</output>;
}

describe('recent tools', () => {
  it('are the tools that were opened, newest first, each once', () => {
    render(<Recent />);
    for (const id of ['a', 'b', 'a']) renderHook(() => useRecordVisit(id));
    expect(screen.getByRole('status').textContent).toBe('a b');
  });

  it('are at most 12', () => {
    for (let index = 1; index <= 13; index += 1) renderHook(() => useRecordVisit(`t${index}`));
    const { result } = renderHook(useRecentTools);
    expect(result.current).toHaveLength(12);
    expect(result.current).not.toContain('t1');
  });
});

describe('favorite tools', () => {
  it('keep what was starred elsewhere without the page being told', () => {
    const { result } = renderHook(useFavorites);
    localStorage.setItem('favourites', '["elsewhere"]');
    act(() => result.current.toggle('here'));
    expect(JSON.parse(localStorage.getItem('favourites') ?? '')).toEqual(['elsewhere', 'here']);
    act(() => result.current.toggle('here'));
    expect(JSON.parse(localStorage.getItem('favourites') ?? '')).toEqual(['elsewhere']);
  });
});

describe('stored ids', () => {
  it.each(['{', '5', '{"a":1}', 'null', '[1,{}]'])('take %s in storage for an empty list', (text) => {
    localStorage.setItem('x', text);
    expect(createStoredIds('x').read()).toEqual([]);
  });

  it('have each tool once, whatever is in storage', () => {
    localStorage.setItem('x', '["a","b","a",1,"b"]');
    expect(createStoredIds('x').read()).toEqual(['a', 'b']);
  });

  it('hold for the page where storage is denied', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { result } = renderHook(useFavorites);
    act(() => result.current.toggle('a'));
    expect(result.current.ids).toEqual(['a']);
    act(() => result.current.toggle('a'));
    expect(result.current.ids).toEqual([]);
  });

  it('hold for the page where storage is full', () => {
    localStorage.setItem('favourites', '["c"]');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = renderHook(useFavorites);
    const before = result.current.ids;
    act(() => result.current.toggle('a'));
    expect(result.current.ids).toHaveLength(before.length + 1);
    expect(result.current.ids).toContain('a');
    vi.restoreAllMocks();
    act(() => result.current.toggle('a'));
    expect(JSON.parse(localStorage.getItem('favourites') ?? '')).toEqual(before);
  });

  it('follow another tab', () => {
    const { result } = renderHook(useFavorites);
    localStorage.setItem('favourites', '["b"]');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'favourites' })));
    expect(result.current.ids).toEqual(['b']);
  });
});
