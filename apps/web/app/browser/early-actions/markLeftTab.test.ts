import { afterEach, expect, it, vi } from 'vitest';
import { LEFT_KEY } from './leftKey.ts';
import { markLeftTab } from './markLeftTab.ts';

const isMarked = () => sessionStorage.getItem(LEFT_KEY) !== null;

afterEach(() => vi.unstubAllGlobals());

it('marks the tab while the page is left', () => {
  sessionStorage.setItem(LEFT_KEY, '1');
  const stop = markLeftTab();
  expect(isMarked()).toBe(false);
  dispatchEvent(new Event('pagehide'));
  expect(isMarked()).toBe(true);
  dispatchEvent(new Event('pageshow'));
  expect(isMarked()).toBe(false);
  stop();
  dispatchEvent(new Event('pagehide'));
  expect(isMarked()).toBe(false);
});

it('does nothing where nothing can be stored', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const stop = markLeftTab();
  dispatchEvent(new Event('pagehide'));
  stop();
});
