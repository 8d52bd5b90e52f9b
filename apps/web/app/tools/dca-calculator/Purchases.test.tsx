import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '@toolbox/i18n';
import { formatWon } from '@toolbox/i18n/format/formatWon';
import { ANNOUNCE_AFTER_QUIET_MS } from '@toolbox/ui/live-region/LiveRegion';
import { afterEach, describe, expect, it } from 'vitest';
import { formHistory } from '../../browser/undo/formHistory.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { MAX_TYPED_ROWS } from './dcaDraft.ts';
import View from './View.tsx';

type Values = Readonly<Record<string, string | number>>;

// Actions that follow each other within a second are undone together, those of another test as well.
afterEach(formHistory.forget);

describe.each(LANGUAGES)('DCA calculator in %s, one purchase a line', (language) => {
  const won = (amount: string) => formatWon(amount, language);

  async function open() {
    const view = await renderView(View, 'dca-calculator', language);
    const message = (key: string, values?: Values) => view.translate(`dca-calculator:${key}`, values);
    const field = (name: string) => screen.getByLabelText<HTMLInputElement>(message(name));
    const cell = (name: 'weight' | 'price', index: number) =>
      screen.getByLabelText<HTMLInputElement>(message(`rows.${name}`, { index }));
    const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });
    const button = (key: string, values?: Values) =>
      screen.getByRole<HTMLButtonElement>('button', { name: message(key, values) });
    const typed = () =>
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map((row) => [...row.querySelectorAll('input')].map(({ value }) => value));
    /** Returns whether the default paste is allowed. */
    const paste = (input: HTMLInputElement, text: string) =>
      fireEvent.paste(input, { clipboardData: { getData: () => text } });
    const calculateButton = () =>
      screen.getByText<HTMLButtonElement>(view.translate('common:actions.calculate'), { selector: 'form button' });
    const planned = async () => {
      fireEvent.click(calculateButton());
      const rows = within(await screen.findByRole('table')).getAllByRole('row');
      return rows.slice(1).map((row) => [...row.children].slice(1, 3).map((part) => part.textContent));
    };
    await waitFor(() => expect(button('rows.toLists').disabled).toBe(false));
    type(field('budget'), '1000');
    type(field('firstPrice'), '100');
    return { ...view, message, field, cell, type, button, typed, paste, calculateButton, planned };
  }

  it('plans what the rows say, a blank price as the one above', async () => {
    const { cell, type, calculateButton, planned, message } = await open();
    expect(calculateButton().disabled).toBe(true);
    expect(cell('price', 1).placeholder).toBe(message('firstPrice'));
    type(cell('weight', 1), '10%');
    expect(calculateButton().disabled).toBe(false);
    type(cell('weight', 2), '20');
    type(cell('price', 2), '80');
    type(cell('weight', 3), '70');
    expect(cell('price', 3).placeholder).toBe(message('rows.asAbove'));
    expect(await planned()).toEqual([
      [won('100.00'), '10.00%'],
      [won('80.00'), '20.00%'],
      [won('80.00'), '70.00%'],
    ]);
    expect(await screen.findByText(message('notices.pricesRepeated', { count: 1 }))).toBeTruthy();
  });

  it.each([
    ['budget', (field: HTMLInputElement) => field],
    ['price', (_: HTMLInputElement, cell: HTMLInputElement) => cell],
  ])('offers the number of a %s in another currency', async (_, choose) => {
    const { cell, field, type, translate } = await open();
    const input = choose(field('budget'), cell('price', 1));
    type(cell('weight', 1), '1');
    type(input, '$10k');
    const offer = translate('common:actions.useValue', { value: '10,000' });
    fireEvent.click(await screen.findByRole('button', { name: offer }));
    expect(input.value).toBe('10,000');
    expect(input.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('offers the price that a change in percent from the first price means', async () => {
    const { cell, field, type, translate, message } = await open();
    const offer = (value: string) => translate('common:actions.useValue', { value });
    type(cell('weight', 1), '1');
    type(cell('price', 2), '-10%');
    fireEvent.click(await screen.findByRole('button', { name: offer('90') }));
    expect(cell('price', 2).value).toBe('90');
    fireEvent.click(screen.getByLabelText(message('modes.linear')));
    type(field('stopPrice'), '-30%');
    fireEvent.click(await screen.findByRole('button', { name: offer('70') }));
    expect(field('stopPrice').value).toBe('70');
  });

  it('adds a row and goes to it, and takes one away', async () => {
    const { cell, type, button, typed } = await open();
    type(cell('weight', 1), '1');
    type(cell('weight', 2), '2');
    fireEvent.click(button('rows.add'));
    fireEvent.click(button('rows.remove', { index: 4 }));
    fireEvent.click(button('rows.add'));
    expect(typed()).toHaveLength(4);
    expect(document.activeElement).toBe(cell('weight', 4));
    fireEvent.click(button('rows.remove', { index: 1 }));
    expect(typed()[0]).toEqual(['2', '']);
    expect(document.activeElement).toBe(cell('weight', 1));
    for (const index of [3, 2]) fireEvent.click(button('rows.remove', { index }));
    expect(document.activeElement).toBe(cell('weight', 1));
    fireEvent.click(button('rows.remove', { index: 1 }));
    expect(typed()).toEqual([['', '']]);
    expect(document.activeElement).toBe(cell('weight', 1));
  });

  it('can undo the removal of a row, also of the last one', async () => {
    const { cell, type, button, typed } = await open();
    type(cell('weight', 2), '2');
    type(cell('price', 2), '80');
    const before = typed();
    fireEvent.click(button('rows.remove', { index: 2 }));
    expect(typed()).toHaveLength(before.length - 1);
    expect(formHistory.offered()?.kind).toBe('removed');
    act(formHistory.undo);
    expect(typed()).toEqual(before);
    for (const index of [3, 1]) fireEvent.click(button('rows.remove', { index }));
    formHistory.forget();
    fireEvent.click(button('rows.remove', { index: 1 }));
    expect(typed()).toEqual([['', '']]);
    act(formHistory.undo);
    expect(typed()).toEqual([['2', '80']]);
  });

  it('spreads a pasted list over the rows from the one it is pasted into', async () => {
    const { cell, typed, paste } = await open();
    expect(paste(cell('price', 2), '60,500, 55,250, 50,000')).toBe(false);
    expect(typed()).toEqual([
      ['', ''],
      ['', '60,500'],
      ['', '55,250'],
      ['', '50,000'],
    ]);
    paste(cell('weight', 1), '10:20:70');
    expect(typed().map(([weight]) => weight)).toEqual(['10', '20', '70', '']);
    // Both at once, because one came right after the other.
    act(formHistory.undo);
    expect(typed().flat().join('')).toBe('');
  });

  it.each([
    ['a sheet', '10%\t60,500\n20%\t55,250\n'],
    ['a file', '비중,가격\n10%,60500\n20%,55250'],
    ['a message', '1차 10% 60,500\n2차 20% 55,250'],
  ])('spreads two columns of %s over both fields', async (_, text) => {
    const { cell, typed, paste } = await open();
    paste(cell('weight', 1), text);
    expect(typed().slice(0, 2)).toEqual([
      ['10%', '60,500'],
      ['20%', '55,250'],
    ]);
  });

  it('announces each pasted list, also in the same words', async () => {
    const { cell, paste, message, translate } = await open();
    const spread = () => screen.queryByText(message('rows.spread', { count: 4 }));
    paste(cell('weight', 1), '10\n20\n30\n40');
    await waitFor(() => expect(spread()).toBeTruthy());
    fireEvent.click(screen.getByText(translate('common:actions.reset')));
    expect(spread()).toBeNull();
    act(() => formHistory.undo());
    await act(() => new Promise((resolve) => setTimeout(resolve, 2 * ANNOUNCE_AFTER_QUIET_MS)));
    expect(cell('weight', 4).value).toBe('40');
    expect(spread()).toBeNull();
    for (const _ of [1, 2]) {
      paste(cell('weight', 1), '25\n25\n25\n25');
      expect(spread()).toBeNull();
      await waitFor(() => expect(spread()).toBeTruthy());
      expect(formHistory.offered()?.isAnnounced).toBe(true);
    }
  });

  it('leaves announcing a removal to the notice that offers to undo it', async () => {
    const { cell, paste, message, button } = await open();
    paste(cell('weight', 1), '10\n20\n30\n40');
    await screen.findByText(message('rows.spread', { count: 4 }));
    fireEvent.click(button('rows.remove', { index: 2 }));
    expect(formHistory.offered()?.kind).toBe('removed');
    await act(() => new Promise((resolve) => setTimeout(resolve, 2 * ANNOUNCE_AFTER_QUIET_MS)));
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced.join('')).toBe('');
  });

  it('has its last announcement in the language of a switch, without announcing it again', async () => {
    const { cell, paste, message, i18n } = await open();
    const other = language === 'ko' ? 'en' : 'ko';
    for (const chunk of ['base', 'errors', 'trade', 'dca-calculator'] as const) await loadMessages(i18n, other, chunk);
    paste(cell('weight', 1), '10\n20\n30\n40');
    const text = message('rows.spread', { count: 4 });
    await screen.findByText(text);
    await act(() => i18n.changeLanguage(other));
    await act(() => new Promise((resolve) => setTimeout(resolve, 2 * ANNOUNCE_AFTER_QUIET_MS)));
    expect(screen.queryByText(text)).toBeNull();
    expect(screen.getByText(message('rows.spread', { count: 4 })).closest('[role=status]')).toBeNull();
    await act(() => i18n.changeLanguage(language));
    await act(() => new Promise((resolve) => setTimeout(resolve, 2 * ANNOUNCE_AFTER_QUIET_MS)));
    expect(screen.getByText(text).closest('[role=status]')).toBeNull();
  });

  it('spreads a column with a heading over the field that it names', async () => {
    const { cell, typed, paste } = await open();
    paste(cell('weight', 1), '매수 가격\n60,500\n55,250');
    paste(cell('price', 1), '비중\n10%\n20%');
    expect(typed()).toEqual([
      ['10%', '60,500'],
      ['20%', '55,250'],
      ['', ''],
    ]);
  });

  it.each(['10%\t60,500\n', '10%, 60,500'])('fills one row from %j', async (text) => {
    const { cell, typed, paste } = await open();
    paste(cell('weight', 2), text);
    expect(typed()).toEqual([
      ['', ''],
      ['10%', '60,500'],
      ['', ''],
    ]);
  });

  it.each(['60,500', '1,234.5', 'word'])('leaves %j to the field it is pasted into', async (text) => {
    const { cell, typed, paste } = await open();
    expect(paste(cell('price', 1), text)).toBe(true);
    expect(typed().flat().join('')).toBe('');
  });

  it('does not paste a table with other columns, and says why', async () => {
    const { cell, typed, paste, message } = await open();
    expect(paste(cell('weight', 1), '1\t2\t3\n4\t5\t6')).toBe(false);
    expect(typed().flat().join('')).toBe('');
    expect(screen.getByText(message('rows.unread.columns'))).toBeTruthy();
    paste(cell('weight', 1), '코인\t금액\t가격\nBTC\t6\t7\nETH\t8\t9');
    expect(screen.getByText(message('rows.unread.assets'))).toBeTruthy();
    paste(cell('weight', 1), '구분\t금액\t가격\n매수\t6\t7\n매도\t8\t9');
    expect(screen.getByText(message('rows.unread.others'))).toBeTruthy();
    paste(cell('weight', 1), '회차\t비중\t가격\n1\t10%\t60,500\n2\t20%\t55,250\n합계\t30%\t');
    expect(typed().slice(0, 2)).toEqual([
      ['10%', '60,500'],
      ['20%', '55,250'],
    ]);
    expect(screen.queryByText(message('rows.unread.columns'))).toBeNull();
  });

  it('asks which of two readings is meant, and pastes nothing before', async () => {
    const { cell, typed, paste, message } = await open();
    expect(paste(cell('price', 1), '60,500,55,250')).toBe(false);
    expect(typed().flat().join('')).toBe('');
    const readings = () => screen.getByRole('group', { name: message('readings.label') });
    const [grouped, split] = within(readings()).getAllByRole('button');
    expect([grouped?.textContent, split?.textContent]).toEqual([
      message('readings.whole', { count: 2, list: '60,500 · 55,250' }),
      message('readings.whole', { count: 4, list: '60 · 500 · 55 · 250' }),
    ]);
    if (split) fireEvent.click(split);
    expect(typed().map(([, price]) => price)).toEqual(['60', '500', '55', '250']);
    expect(document.activeElement).toBe(cell('price', 1));
    expect(screen.queryByRole('group', { name: message('readings.label') })).toBeNull();
    act(formHistory.undo);
    expect(typed().flat().join('')).toBe('');
    expect(screen.queryByRole('group', { name: message('readings.label') })).toBeNull();
  });

  it('asks no longer once the rows have changed', async () => {
    const { cell, type, paste, message } = await open();
    paste(cell('price', 1), '60,500,55,250');
    expect(screen.getByRole('group', { name: message('readings.label') })).toBeTruthy();
    type(cell('price', 1), '7');
    expect(screen.queryByRole('group', { name: message('readings.label') })).toBeNull();
  });

  it.each([
    ['reset', 'asks', '60,500,55,250', 'readings.title'],
    ['reset', 'refuses', '1\t2\t3\n4\t5\t6', 'rows.unread.columns'],
    ['fillExample', 'asks', '60,500,55,250', 'readings.title'],
    ['fillExample', 'refuses', '1\t2\t3\n4\t5\t6', 'rows.unread.columns'],
  ])('after %s no longer %s, also where the rows were the same before', async (action, _, text, key) => {
    const { cell, type, paste, message, translate } = await open();
    const press = () =>
      fireEvent.click(screen.getByText(translate(`common:actions.${action}`), { selector: 'button' }));
    const isSaid = () => screen.queryByText(message(key)) !== null;
    if (action === 'fillExample') press();
    paste(cell('price', 1), text);
    expect(isSaid()).toBe(true);
    press();
    expect(isSaid()).toBe(false);
    paste(cell('price', 1), text);
    expect(isSaid()).toBe(true);
    type(cell('price', 1), '7');
    expect(isSaid()).toBe(false);
    press();
    expect(isSaid()).toBe(false);
  });

  it('takes as many rows as can be looked through', async () => {
    const { cell, typed, paste, message } = await open();
    const list = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join('\n');
    paste(cell('weight', 1), list(MAX_TYPED_ROWS + 1));
    expect(typed()).toHaveLength(3);
    expect(screen.getByText(message('rows.tooMany', { max: MAX_TYPED_ROWS }))).toBeTruthy();
    paste(cell('weight', 1), list(MAX_TYPED_ROWS));
    expect(typed()).toHaveLength(MAX_TYPED_ROWS);
    expect(screen.queryByText(message('rows.tooMany', { max: MAX_TYPED_ROWS }))).toBeNull();
  });

  it('asks for the weight of a price only when the row is left', async () => {
    const { cell, type, translate, message } = await open();
    const missing = translate('errors:failures.trading.weightMissing', { field: message('share') });
    fireEvent.focus(cell('price', 1));
    type(cell('price', 1), '60500');
    expect(screen.queryByText(missing)).toBeNull();
    fireEvent.blur(cell('price', 1), { relatedTarget: cell('weight', 1) });
    expect(screen.queryByText(missing)).toBeNull();
    fireEvent.blur(cell('price', 1), { relatedTarget: null });
    expect(screen.getByText(missing)).toBeTruthy();
  });

  it('keeps the plan when it changes to lists and back', async () => {
    const { cell, type, button, typed, field, planned } = await open();
    type(cell('weight', 1), '10');
    type(cell('weight', 2), '30');
    type(cell('price', 2), '80');
    const byRows = await planned();
    fireEvent.click(button('rows.toLists'));
    expect([field('weights').value, field('prices').value]).toEqual(['10, 30', '100, 80']);
    expect(await planned()).toEqual(byRows);
    type(field('prices'), '100,800');
    expect(button('rows.toRows').disabled).toBe(true);
    type(field('prices'), '100, 80, 70');
    fireEvent.click(button('rows.toRows'));
    expect(typed()).toEqual([
      ['10', '100'],
      ['30', '80'],
      ['', '70'],
    ]);
  });

  it('keeps the percent sign of a weight, which beside a fraction changes it', async () => {
    const { cell, type, planned } = await open();
    type(cell('weight', 1), '1/4');
    for (const typed of ['50%', '50 ％', '５０%']) {
      fireEvent.input(cell('weight', 2), { target: { value: typed }, inputType: 'insertText' });
      fireEvent.focus(cell('weight', 2));
      fireEvent.blur(cell('weight', 2));
      expect((await planned()).map(([, share]) => share)).toEqual(['33.33%', '66.67%']);
    }
  });

  it('keeps fractions when it changes from lists to rows and back', async () => {
    const { type, button, typed, field, planned, paste, cell } = await open();
    fireEvent.click(button('rows.toLists'));
    type(field('weights'), '50%, 1/4, 1/4');
    const byLists = await planned();
    expect(byLists.map(([, share]) => share)).toEqual(['50.00%', '25.00%', '25.00%']);
    fireEvent.click(button('rows.toRows'));
    expect(typed().map(([weight]) => weight)).toEqual(['50%', '1/4', '1/4']);
    expect(await planned()).toEqual(byLists);
    paste(cell('weight', 1), '1/3\t60,500\n2/3\t55,250');
    expect(typed().slice(0, 2)).toEqual([
      ['1/3', '60,500'],
      ['2/3', '55,250'],
    ]);
    paste(cell('weight', 1), '1/3\n1/3\n1/3');
    expect(typed().map(([weight]) => weight)).toEqual(['1/3', '1/3', '1/3']);
  });

  it('separates Korean prices at blanks, and asks where they may be one price', async () => {
    const { type, button, field, planned, message } = await open();
    fireEvent.click(button('rows.toLists'));
    type(field('weights'), '1, 2');
    type(field('prices'), '9850만 9500만');
    expect((await planned()).map(([price]) => price)).toEqual([won('98,500,000.00'), won('95,000,000.00')]);
    type(field('prices'), '6만 5천');
    fireEvent.blur(field('prices'));
    const readings = screen.getByRole('group', { name: message('readings.label') });
    const [one] = within(readings).getAllByRole('button');
    expect(one?.textContent).toBe(message('readings.whole', { count: 1, list: '6만5천' }));
    if (one) fireEvent.click(one);
    expect(field('prices').value).toBe('6만5천');
    expect((await planned()).map(([price]) => price)).toEqual([won('65,000.00'), won('65,000.00')]);
  });

  it('asks whether 60/40 is one weight or two', async () => {
    const { cell, paste, typed, message } = await open();
    expect(paste(cell('weight', 1), '60/40')).toBe(false);
    const readings = within(screen.getByRole('group', { name: message('readings.label') })).getAllByRole('button');
    expect(readings.map(({ textContent }) => textContent)).toEqual([
      message('readings.whole', { count: 1, list: '60/40' }),
      message('readings.whole', { count: 2, list: '60 · 40' }),
    ]);
    for (const reading of readings.slice(1)) fireEvent.click(reading);
    expect(typed().map(([weight]) => weight)).toEqual(['60', '40', '']);
  });

  it('asks for weights alone where prices go in even steps', async () => {
    const { cell, type, message, typed, field, planned } = await open();
    fireEvent.click(screen.getByLabelText(message('modes.linear')));
    expect(typed()).toEqual([[''], [''], ['']]);
    type(cell('weight', 1), '1');
    type(field('stopPrice'), '80');
    expect((await planned()).map(([price]) => price)).toEqual(['100.00', '90.00', '80.00'].map(won));
  });

  it('does not plan weights of which none is above 0', async () => {
    const { cell, type, translate, message } = await open();
    type(cell('weight', 1), '0');
    expect(
      screen.getByText(translate('errors:failures.trading.noWeights', { field: message('weights') })),
    ).toBeTruthy();
  });
});
