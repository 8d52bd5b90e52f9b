import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ANNOUNCE_AFTER_QUIET_MS } from '../live-region/LiveRegion.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const ignore = () => undefined;

function description(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

it('is named by its label and described by error, unit and hint', () => {
  render(<TextField label="Height" value="9" onChange={ignore} unit="cm" hint="Up to 300" error="Too small" />);
  const input = screen.getByRole('textbox', { name: 'Height' });
  expect(description(input)).toBe('Too small | cm | Up to 300');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('has no description and is valid without an error, unit or hint', () => {
  render(<TextField label="Name" value="" onChange={ignore} />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

it('is not corrected by a phone where its words are not spelled as those of a language', () => {
  render(<TextField label="Address" spellCheck={false} value="" onChange={ignore} />);
  render(<TextArea label="Code" mono value="" onChange={ignore} />);
  render(<TextField label="Name" value="" onChange={ignore} />);
  render(<TextArea label="Text" value="" onChange={ignore} />);
  const fields = ['Address', 'Code', 'Name', 'Text'].map((name) => screen.getByRole('textbox', { name }));
  expect(fields.map((field) => field.getAttribute('autocorrect'))).toEqual(['off', 'off', null, null]);
});

it('announces an error after a pause in typing, in an existing live region', async () => {
  vi.useFakeTimers();
  const { rerender } = render(<TextField label="Name" value="" onChange={ignore} />);
  const region = screen.getByRole('status');
  rerender(<TextField label="Name" value="" onChange={ignore} error={<b>Please fill in</b>} />);
  expect(region.textContent).toBe('');
  // The shown text is read in a microtask after the render.
  await act(async () => undefined);
  await act(() => vi.advanceTimersByTimeAsync(ANNOUNCE_AFTER_QUIET_MS));
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Please fill in');
  vi.useRealTimers();
});

it('keeps a hidden label for screen readers', () => {
  render(<TextField label="Search" labelHidden value="" onChange={ignore} />);
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeTruthy();
});

it('handles Enter, but not the Enter that ends a composition', () => {
  const enter = vi.fn();
  render(<TextField label="Tag" value="한" onChange={ignore} onEnter={enter} />);
  const input = screen.getByRole('textbox', { name: 'Tag' });
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(enter).not.toHaveBeenCalled();
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(enter).toHaveBeenCalledOnce();
});

it('returns the text and passes on input attributes', () => {
  const change = vi.fn();
  render(<TextField label="Address" value="" onChange={change} placeholder="0x" name="address" />);
  const input = screen.getByPlaceholderText('0x');
  fireEvent.change(input, { target: { value: '0xab' } });
  expect(change).toHaveBeenCalledWith('0xab');
  expect(input.getAttribute('name')).toBe('address');
});

it('TextArea returns the whole text of any length', () => {
  const change = vi.fn();
  const long = 'a\n'.repeat(20_000);
  render(<TextArea label="Text" value="" onChange={change} footer={<span>0 characters</span>} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: long } });
  expect(change).toHaveBeenCalledWith(long);
  expect(screen.getByText('0 characters')).toBeTruthy();
});
