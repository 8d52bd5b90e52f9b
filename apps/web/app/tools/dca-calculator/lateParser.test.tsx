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
  const { translate } = await renderView(View, 'dca-calculator', 'ko');
  const cell = (name: string, index: number) =>
    screen.getByLabelText<HTMLInputElement>(translate(`dca-calculator:rows.${name}`, { index }));
  const typed = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((row) => [...row.querySelectorAll('input')].map(({ value }) => value));
  /** As a browser does without a reader of numbers: it drops the line breaks. */
  const paste = (input: HTMLInputElement, text: string) => {
    if (fireEvent.paste(input, { clipboardData: { getData: () => text } })) {
      fireEvent.input(input, { target: { value: input.value + text.replaceAll('\n', '') } });
    }
    expect(input.value).not.toBe('');
  };
  paste(cell('weight', 1), '10%\n20%\n30%\n40%');
  paste(cell('price', 2), '60,500\n55,250');
  paste(cell('price', 1), '1\n2');
  fireEvent.change(cell('price', 1), { target: { value: '70,000' } });
  await act(async () => arrive());
  await act(() => vi.dynamicImportSettled());
  await waitFor(() =>
    expect(typed()).toEqual([
      ['10%', '70,000'],
      ['20%', '60,500'],
      ['30%', '55,250'],
      ['40%', ''],
    ]),
  );
  act(() => formHistory.undo());
  expect(cell('weight', 1).value).toBe('');
});
