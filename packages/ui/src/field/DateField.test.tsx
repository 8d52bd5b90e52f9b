import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DateField, type DateFieldProps } from './DateField.tsx';

function show(props: Partial<DateFieldProps> = {}) {
  const onChange = vi.fn();
  const onPick = vi.fn();
  const { container } = render(
    <DateField
      id="born"
      label="Born"
      value="1990. 5. 15."
      day="1990-05-15"
      onChange={onChange}
      onPick={onPick}
      pickLabel="Choose a day"
      firstDay="1000-01-01"
      lastDay="9999-12-31"
      {...props}
    />,
  );
  const picker = container.querySelector<HTMLInputElement>('input[type="date"]');
  if (picker === null) throw new Error('no picker');
  return { text: screen.getByRole<HTMLInputElement>('textbox', { name: 'Born' }), picker, onChange, onPick };
}

it('accepts and shows any typed text', () => {
  const { text, onChange } = show();
  expect([text.type, text.value]).toEqual(['text', '1990. 5. 15.']);
  fireEvent.change(text, { target: { value: '19900' } });
  expect(onChange).toHaveBeenCalledWith('19900');
});

it('opens the native picker at the typed date', () => {
  const { picker } = show();
  const showPicker = vi.fn();
  picker.showPicker = showPicker;
  const button = screen.getByRole('button', { name: 'Choose a day' });
  expect(button.getAttribute('aria-describedby')).toBe('born-label');
  fireEvent.click(button);
  expect(showPicker).toHaveBeenCalledOnce();
  expect([picker.value, picker.min, picker.max]).toEqual(['1990-05-15', '1000-01-01', '9999-12-31']);
});

it('focuses the picker if it cannot be opened by script', () => {
  const { picker } = show();
  picker.showPicker = () => {
    throw new DOMException('not here', 'NotSupportedError');
  };
  fireEvent.click(screen.getByRole('button', { name: 'Choose a day' }));
  expect(document.activeElement).toBe(picker);
});

it('returns the picked date, and an empty text when the picker is cleared', () => {
  const { picker, onPick, onChange } = show();
  fireEvent.change(picker, { target: { value: '2000-02-29' } });
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2000-02-29');
  fireEvent.change(picker, { target: { value: '' } });
  expect(onPick).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
});

it('hides the picker from screen readers and the keyboard', () => {
  const { picker } = show();
  expect([picker.getAttribute('aria-hidden'), picker.tabIndex]).toEqual(['true', -1]);
});

it('disables the field and its picker', () => {
  const { text } = show({ disabled: true });
  expect(text.disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
});
