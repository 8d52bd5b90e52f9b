import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

const { arrival, arrive } = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { arrival: promise, arrive: resolve };
});

vi.mock('./parser.ts', async (load) => {
  await arrival;
  return load();
});

it('puts first what a text says that was pasted before the parser had loaded', async () => {
  const { translate } = await renderView(View, 'vat-calculator', 'ko');
  const message = (key: string, values?: Readonly<Record<string, string>>) =>
    translate(`vat-calculator:${key}`, values);
  const amount = screen.getByLabelText<HTMLInputElement>(message('amount'));
  fireEvent.change(amount, { target: { value: '부가세 포함 110,000원' } });
  await act(async () => arrive());
  await act(() => vi.dynamicImportSettled());
  const use = translate('common:actions.useValue', { value: '110,000' });
  fireEvent.click(await screen.findByRole('button', { name: use }));
  const result = screen.getByRole('region', { name: translate('common:labels.result') });
  const ways = ['asSupply', 'asTotal'].map((way) => RegExp.escape(message(way)));
  const order = [...(result.textContent ?? '').matchAll(new RegExp(ways.join('|'), 'gu'))].map(String);
  expect(order).toEqual([message('asTotal'), message('asSupply')]);
});
