import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function Page({ autoCloseMs }: { readonly autoCloseMs?: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Thank
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Thanks" closeLabel="Close" autoCloseMs={autoCloseMs}>
        <input type="file" aria-label="File" />
      </Dialog>
    </>
  );
}

function openDialog(autoCloseMs?: number): HTMLElement {
  render(autoCloseMs === undefined ? <Page /> : <Page autoCloseMs={autoCloseMs} />);
  const opener = screen.getByRole('button', { name: 'Thank' });
  opener.focus();
  fireEvent.click(opener);
  return screen.getByRole('dialog', { name: 'Thanks' });
}

const isOpen = () => screen.queryByText('Thanks') !== null;

it('closes by its button and restores the focus', () => {
  openDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Thank' }));
});

it('closes on Esc, which the browser reports as cancel', () => {
  fireEvent(openDialog(), new Event('cancel', { cancelable: true }));
  expect(isOpen()).toBe(false);
});

it('closes when the browser has closed it, but not by a late event of an earlier closing', () => {
  const dialog = openDialog();
  if (!(dialog instanceof HTMLDialogElement)) throw new TypeError('This is no dialog.');
  // The browser reports a closing in a task of its own, which keys that are waiting precede.
  dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(isOpen()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Thank' }));
  fireEvent(dialog, new Event('close'));
  expect(isOpen()).toBe(true);
  act(() => dialog.close());
  expect(isOpen()).toBe(false);
});

it('ignores the cancel event of a file chooser', () => {
  openDialog();
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  expect(isOpen()).toBe(true);
});

it('closes on a press on the backdrop but not on a drag that ends there', () => {
  const dialog = openDialog();
  fireEvent.pointerDown(screen.getByText('Thanks'));
  fireEvent.click(dialog);
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(isOpen()).toBe(false);
});

it('closes by itself, but not while hovered or in use', () => {
  openDialog(3_000);
  const panel = screen.getByText('Thanks').closest('dialog > div');
  pass(2_999);
  expect(isOpen()).toBe(true);
  fireEvent.pointerEnter(panel ?? document.body);
  pass(60_000);
  fireEvent.pointerLeave(panel ?? document.body);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(60_000);
  expect(isOpen()).toBe(true);
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  pass(3_000);
  expect(isOpen()).toBe(false);
});
