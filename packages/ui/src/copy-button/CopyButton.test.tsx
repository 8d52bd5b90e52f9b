import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COPY_SHOWN_MS } from '../hooks/useCopy.ts';
import { CopyButton } from './CopyButton.tsx';

const LABELS = { copy: 'Copy', copied: 'Copied', failed: 'Not copied' };
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const status = () => screen.getByRole('status').textContent;

it('is disabled without text', () => {
  render(<CopyButton text="" labels={LABELS} />);
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveProperty('disabled', true);
});

it('copies and shows the confirmation at once, for two seconds', async () => {
  const copied = vi.fn();
  render(<CopyButton text="1,950,019" labels={LABELS} onCopied={copied} />);
  await press('Copy');
  expect(writeText).toHaveBeenCalledWith('1,950,019');
  expect(copied).toHaveBeenCalledOnce();
  expect(status()).toBe('Copied');
  act(() => vi.advanceTimersByTime(COPY_SHOWN_MS - 1));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  expect(status()).toBe('');
});

it('restarts the two seconds with a second copy', async () => {
  render(<CopyButton text="x" labels={LABELS} />);
  await press('Copy');
  act(() => vi.advanceTimersByTime(COPY_SHOWN_MS - 1));
  await press('Copied');
  act(() => vi.advanceTimersByTime(COPY_SHOWN_MS - 1));
  expect(status()).toBe('Copied');
});

it('builds a large text only when it is pressed', async () => {
  const make = vi.fn(() => 'large');
  render(<CopyButton text={make} labels={LABELS} />);
  expect(make).not.toHaveBeenCalled();
  await press('Copy');
  expect(writeText).toHaveBeenCalledWith('large');
});

it('does not show a rejected copy as copied', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  const copied = vi.fn();
  render(<CopyButton text="x" labels={LABELS} onCopied={copied} />);
  await press('Copy');
  expect(status()).toBe('Not copied');
  expect(copied).not.toHaveBeenCalled();
});

it('copies by selection if there is no clipboard, and restores the focus', async () => {
  vi.stubGlobal('navigator', {});
  let selected = '';
  document.execCommand = () => {
    selected = document.querySelector('textarea')?.value ?? '';
    return true;
  };
  render(<CopyButton text="plain" labels={LABELS} />);
  screen.getByRole('button', { name: 'Copy' }).focus();
  await press('Copy');
  expect(selected).toBe('plain');
  expect(status()).toBe('Copied');
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copied' }));
});

it('is named by its label if it shows only an icon', async () => {
  render(<CopyButton text="x" labels={LABELS} iconOnly />);
  await press('Copy');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
});
