import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comeBack } from '../../testing/comeBack.ts';

let seen: (readonly [key: string | null, value: string | null])[] = [];
const note = ({ key, newValue }: StorageEvent) => void seen.push([key, newValue]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  seen = [];
  addEventListener('storage', note);
});

afterEach(() => removeEventListener('storage', note));

it('tells a page that returns what was added, changed and removed in either storage, once', () => {
  localStorage.setItem('same', '1');
  localStorage.setItem('changed', '1');
  sessionStorage.setItem('removed', '1');
  comeBack(() => {
    localStorage.setItem('changed', '2');
    sessionStorage.removeItem('removed');
    sessionStorage.setItem('added', '1');
  });
  const changes = [
    ['changed', '2'],
    ['removed', null],
    ['added', '1'],
  ];
  expect(seen).toEqual(changes);
  comeBack(() => {});
  expect(seen).toEqual(changes);
});

it('takes nothing for removed where the storage is denied meanwhile', () => {
  sessionStorage.setItem('kept', '1');
  comeBack(() => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  });
  expect(seen).toEqual([]);
});
