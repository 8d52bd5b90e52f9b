import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { formHistory } from '../../browser/undo/formHistory.ts';
import { renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

const { arrival, arrive } = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { arrival: promise, arrive: resolve };
});

vi.mock('../../parts/trade-form/tradeParser.ts', async (load) => {
  await arrival;
  return load();
});

it('reads what was pasted before the parser had loaded, if its field is still the same', async () => {
  const { translate } = await renderView(View, 'average-price-calculator', 'ko');
  const message = (key: string, values?: Readonly<Record<string, number>>) =>
    translate(`average-price-calculator:${key}`, values);
  const held = (name: string) => screen.getByLabelText<HTMLInputElement>(message(name));
  const field = (name: string, index: number) => {
    const group = screen.getByRole('group', { name: message('round', { index }) });
    return within(group).getByLabelText<HTMLInputElement>(message(name));
  };
  /** As a browser does without a reader of numbers: it drops the line breaks. */
  const paste = (input: HTMLInputElement, text: string) => {
    if (fireEvent.paste(input, { clipboardData: { getData: () => text } })) {
      fireEvent.input(input, { target: { value: input.value + text.replaceAll('\n', '') } });
    }
    expect(input.value).not.toBe('');
  };
  const holding = () => [held('initialAmount').value, held('initialQuantity').value];
  fireEvent.change(held('initialQuantity'), { target: { value: '7' } });
  paste(held('initialAmount'), '매수평균가 132,450,000원\n보유수량 0.0012 BTC');
  paste(field('price', 1), '가격\t수량\n60,500\t2\n55,250\t4');
  paste(field('quantity', 1), '8\n9');
  fireEvent.change(field('quantity', 1), { target: { value: '8' } });
  await act(async () => arrive());
  await act(() => vi.dynamicImportSettled());
  await waitFor(() => expect(holding()).toEqual(['158,940', '0.0012']));
  expect([1, 2].map((index) => [field('price', index).value, field('quantity', index).value])).toEqual([
    ['60,500', '2'],
    ['55,250', '4'],
  ]);
  act(() => formHistory.undo());
  expect(holding()).toEqual(['', '7']);
  expect(screen.queryByRole('group', { name: message('round', { index: 2 }) })).toBeNull();
});
