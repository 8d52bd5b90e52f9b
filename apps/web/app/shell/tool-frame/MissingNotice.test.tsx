import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { missingParts } from '../../loading/missingParts.ts';
import { renderView } from '../../testing/renderView.tsx';
import { MissingNotice } from './MissingNotice.tsx';

afterEach(() => vi.unstubAllGlobals());

it('names the cause of missing data as that of missing code', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { translate } = await renderView(MissingNotice, 'info', 'ko');
  expect(screen.queryByRole('alert')).toBeNull();
  let remove = () => {};
  act(() => {
    remove = missingParts.add({ error: new TypeError('Failed to fetch'), retry: () => Promise.resolve() });
  });
  const alert = await screen.findByText(translate('shell:error.missing.network'));
  expect(alert.closest('[role="alert"]')?.textContent).toContain(translate('shell:error.missingTitle'));
  act(remove);
  expect(screen.queryByRole('alert')).toBeNull();
});
