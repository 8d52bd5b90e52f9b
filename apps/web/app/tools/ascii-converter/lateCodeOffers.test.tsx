import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

const { arrival, arrive } = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { arrival: promise, arrive: resolve };
});

vi.mock('./codeOffers.ts', async (load) => {
  await arrival;
  return load();
});

it('carries codes over that were typed as a text, also where the offers load after the switch', async () => {
  const { translate } = await renderView(View, 'ascii-converter', 'ko');
  const message = (key: string) => translate(`ascii-converter:${key}`);
  const field = (key: string) =>
    screen.getByLabelText<HTMLTextAreaElement>(message(key), { exact: true, selector: 'textarea' });
  fireEvent.change(field('text'), { target: { value: '48 6f' } });
  fireEvent.click(screen.getByLabelText(message('directions.toText')));
  expect(field('codes').value).toBe('');
  await act(async () => arrive());
  await act(() => vi.dynamicImportSettled());
  await waitFor(() => expect(field('codes').value).toBe('48 6f'));
});
