import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comeBack } from '../../testing/comeBack.ts';
import { dispatchMissedChanges } from './dispatchMissedChanges.ts';

let seen: (readonly [key: string | null, value: string | null])[] = [];
let stop = () => {};
const note = ({ key, newValue }: StorageEvent) => void seen.push([key, newValue]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  seen = [];
  addEventListener('storage', note);
  stop = dispatchMissedChanges();
});

afterEach(() => {
  stop();
  removeEventListener('storage', note);
});

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

it('does nothing on a page that opens, and takes nothing for removed where the storage is denied meanwhile', () => {
  sessionStorage.setItem('kept', '1');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  comeBack(() => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  });
  expect(seen).toEqual([]);
});
