import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { buttonClass } from './buttonClass.ts';

it('does not submit a form by default', () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Plain' }));
  expect(submit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledOnce();
});

it('ignores presses while pending and keeps the focus', () => {
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>Load</Button>);
  const button = screen.getByRole('button', { name: 'Load' });
  button.focus();
  rerender(
    <Button onClick={press} pending>
      Load
    </Button>,
  );
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button).toHaveProperty('disabled', false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
});

it('has an accessible name if it shows only an icon', () => {
  render(<Button icon="menu" iconOnly aria-label="Menu" />);
  expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy();
});

it('provides its style for links', () => {
  expect(buttonClass({ variant: 'primary' })).not.toBe(buttonClass());
  expect(buttonClass({ block: true }).split(' ')).toHaveLength(buttonClass().split(' ').length + 1);
});
