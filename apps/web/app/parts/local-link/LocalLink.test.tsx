import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderView } from '../../testing/renderView.tsx';
import { LocalLink } from './LocalLink.tsx';

it.each([
  ['a click', {}, 1],
  ['a click for a new tab', { ctrlKey: true }, 0],
  ['a click for a new tab on a Mac', { metaKey: true }, 0],
  ['a click for a new window', { shiftKey: true }, 0],
  ['a middle click', { button: 1 }, 0],
])('%s calls what is done before its page opens here %i times', async (_, init, times) => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await renderView(() => <LocalLink to="/about" onClick={onClick} />, 'errors', 'ko');
  fireEvent.click(screen.getByRole('link'), init);
  expect(onClick).toHaveBeenCalledTimes(times);
});
