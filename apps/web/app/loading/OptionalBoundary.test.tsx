import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { optionalPart } from './lazyPart.tsx';

it('shows its fallback when its content cannot be rendered, and the rest of the page stays', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let fails = true;
  const { Part } = optionalPart(async () => ({
    default: function Content() {
      if (fails) throw new Error('no messages');
      return <p>whole</p>;
    },
  }));
  const page = (key: string) => (
    <>
      <input aria-label="text" />
      <Part key={key} fallback={<p>plain</p>} />
    </>
  );
  const { rerender } = render(page('first'));
  await act(() => vi.dynamicImportSettled());
  expect(await screen.findByText('plain')).toBeTruthy();
  expect(screen.getByLabelText('text')).toBeTruthy();
  expect(logged).toHaveBeenCalled();
  fails = false;
  rerender(page('second'));
  expect(await screen.findByText('whole')).toBeTruthy();
});
