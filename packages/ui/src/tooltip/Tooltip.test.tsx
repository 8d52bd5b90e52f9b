import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

it('describes its control, shows on focus and hides on Esc', () => {
  render(
    <Tooltip text="Exact to the won">
      {(described) => (
        <button type="button" {...described}>
          Help
        </button>
      )}
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).toBeNull();
  const button = screen.getByRole('button', { name: 'Help', description: 'Exact to the won' });
  fireEvent.focus(button);
  expect(screen.getByRole('tooltip').textContent).toBe('Exact to the won');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});
