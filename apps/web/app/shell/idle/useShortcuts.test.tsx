import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useShortcuts } from './useShortcuts.ts';

function open() {
  const onPalette = vi.fn();
  renderHook(() => useShortcuts(onPalette));
  /** Returns whether the key opened the palette and was kept from the browser. */
  return (key: KeyboardEventInit) => {
    onPalette.mockClear();
    const isLeft = fireEvent.keyDown(document.body, key);
    expect(isLeft).toBe(onPalette.mock.calls.length === 0);
    return !isLeft;
  };
}

it.each([{ ctrlKey: true }, { metaKey: true }])('opens the palette in every layout (%o)', (command) => {
  const press = open();
  expect(press({ key: 'k', code: 'KeyK', ...command })).toBe(true);
  expect(press({ key: 'K', code: 'KeyK', ...command })).toBe(true);
  expect(press({ key: 'ㅏ', code: 'KeyK', ...command })).toBe(true);
  // Where the position of K has another Latin letter, the letter counts.
  expect(press({ key: 't', code: 'KeyK', ...command })).toBe(false);
  expect(press({ key: 'k', code: 'KeyV', ...command })).toBe(true);
});

it('leaves other keys, and those of an input method, to the browser', () => {
  const press = open();
  expect(press({ key: 'ㅏ', code: 'KeyK' })).toBe(false);
  expect(press({ key: 'k', code: 'KeyK', ctrlKey: true, altKey: true })).toBe(false);
  expect(press({ key: 'k', code: 'KeyK', ctrlKey: true, isComposing: true })).toBe(false);
});

it('keeps the focus in the search box when Esc ends a composition', () => {
  open();
  const box = document.createElement('input');
  box.dataset['toolSearch'] = '';
  document.body.append(box, document.createElement('main'));
  box.focus();
  // Safari sends the key after the composition has ended.
  fireEvent.keyDown(box, { key: 'Escape', keyCode: 229 });
  expect(document.activeElement).toBe(box);
  document.body.replaceChildren();
});
