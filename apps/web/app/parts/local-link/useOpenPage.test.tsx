import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useOpenPage } from './useOpenPage.ts';

function Opener({ to }: { readonly to: string }) {
  const openPage = useOpenPage();
  return (
    <button type="button" onClick={() => openPage?.(to)}>
      open
    </button>
  );
}

/** Whether opening a page at an address adds an entry to the history. */
async function adds(at: string, to: string) {
  const router = createMemoryRouter([{ path: '*', element: <Opener to={to} /> }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  const { key } = router.state.location;
  await act(async () => screen.getByRole('button').click());
  expect(router.state.location).toMatchObject({ pathname: to, hash: '', search: '' });
  expect(router.state.location.key).not.toBe(key);
  return router.state.historyAction === 'PUSH';
}

it.each(['/string-tools/char-count', '/string-tools/char-count/'])('replaces the open page at %s', async (at) => {
  expect(await adds(at, '/string-tools/char-count')).toBe(false);
});

it.each(['/', '/about', '/string-tools/char-count?a', '/string-tools/char-count#a'])(
  'adds an entry after %s',
  async (at) => {
    expect(await adds(at, '/string-tools/char-count')).toBe(true);
  },
);
