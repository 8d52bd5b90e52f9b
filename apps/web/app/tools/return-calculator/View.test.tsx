import { createEvent, fireEvent, screen } from '@testing-library/react';
import { formatWon } from '@toolbox/i18n/format/formatWon';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

describe.each(LANGUAGES)('return calculator in %s', (language) => {
  const won = (amount: string) => formatWon(amount, language);

  async function open() {
    const view = await renderView(View, 'return-calculator', language);
    const message = view.messagesOf('return-calculator', 'trade');
    const field = (name: string) => screen.getByLabelText<HTMLInputElement>(message(name));
    const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
    const fillAll = (buyPrice: string, quantity: string, sellPrice: string) => {
      fill('buyPrice', buyPrice);
      fill('quantity', quantity);
      fill('sellPrice', sellPrice);
    };
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    const calculateButton = () =>
      screen.getByText<HTMLButtonElement>(view.translate('common:actions.calculate'), { selector: 'form button' });
    const calculate = async () => {
      fireEvent.click(calculateButton());
      await screen.findByText(message('buyCost'));
      await screen.findByText(message('scenarios.title'));
    };
    return { ...view, message, field, fill, fillAll, result, calculateButton, calculate };
  }

  it('begins with a fee of 0.015% and waits for the rest', async () => {
    const { field, fill, fillAll, calculateButton, result, message } = await open();
    expect(field('feePercent').value).toBe('0.015');
    fillAll('100', '1', '');
    expect(calculateButton().disabled).toBe(true);
    fill('sellPrice', '110');
    expect(calculateButton().disabled).toBe(false);
    expect(result().textContent).toContain(message('empty'));
  });

  it('takes the fee of both sides into the return', async () => {
    const { fillAll, calculate, result } = await open();
    fillAll('60000', '10', '66000');
    await calculate();
    for (const figure of ['600,090', '659,901', `+${won('59,811')}`, '+9.97%', '60,018']) {
      expect(result().textContent).toContain(figure);
    }
  });

  it('takes a blank fee for the default, and 0 for none', async () => {
    const { fillAll, fill, calculate, result } = await open();
    fillAll('100', '1', '110');
    fill('feePercent', '');
    await calculate();
    expect(result().textContent).toContain('+9.97%');
    fill('feePercent', '0');
    await calculate();
    expect(result().textContent).toContain('+10.00%');
  });

  it('never takes a fee of 0,015 for 15%', async () => {
    const { fillAll, fill, field, calculate, result, message, translate } = await open();
    fillAll('60000', '10', '66000');
    await calculate();
    fill('feePercent', '0,015');
    const refused = translate('errors:failures.number.badGroupingGuess', {
      field: message('feePercent'),
      guess: '0.015',
    });
    expect(await screen.findByText(refused)).toBeTruthy();
    expect(field('feePercent').value).toBe('0,015');
    expect(result().textContent).toContain(message('empty'));
    fireEvent.click(
      await screen.findByRole('button', { name: translate('common:actions.useValue', { value: '0.015' }) }),
    );
    expect(field('feePercent').value).toBe('0.015');
    await calculate();
    expect(result().textContent).toContain('+9.97%');
  });

  it('takes 99.999% and refuses 100%', async () => {
    const { fillAll, fill, field, calculate, result, message, translate } = await open();
    const refused = translate('errors:failures.trading.feeTooHigh', { field: message('feePercent'), max: 100 });
    fillAll('100', '1', '110');
    fill('feePercent', '99.999');
    await calculate();
    expect(screen.queryByText(refused)).toBeNull();
    fill('feePercent', '100');
    expect(screen.getByText(refused)).toBeTruthy();
    expect(field('feePercent').getAttribute('aria-invalid')).toBe('true');
    expect(result().textContent).toContain(message('empty'));
  });

  it('moves the fee by 0.001 with the arrow keys and the buttons, but not while an input method composes', async () => {
    const { field, fillAll, calculate, message } = await open();
    const step = { step: '0.001' };
    fillAll('100', '1', '110');
    await calculate();
    fireEvent.keyDown(field('feePercent'), { key: 'ArrowUp' });
    expect(field('feePercent').value).toBe('0.016');
    fireEvent.keyDown(field('feePercent'), { key: 'ArrowDown' });
    fireEvent.click(screen.getByLabelText(message('fee.down', step)));
    expect(field('feePercent').value).toBe('0.014');
    fireEvent.click(screen.getByLabelText(message('fee.up', step)));
    for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
      expect(fireEvent.keyDown(field('feePercent'), { key: 'ArrowUp', ...held })).toBe(true);
    }
    const composing = createEvent.keyDown(field('feePercent'), { key: 'ArrowUp', isComposing: true });
    fireEvent(field('feePercent'), composing);
    expect(field('feePercent').value).toBe('0.015');
  });

  it('brings nothing at the break-even price', async () => {
    const { fillAll, fill, calculate, result } = await open();
    fill('feePercent', '20');
    fillAll('100', '3', '150');
    await calculate();
    expect(result().textContent).toContain('0.00%');
    expect(result().textContent).not.toContain('+');
    expect(result().textContent).not.toMatch(/−₩?0/u);
  });

  it('gives the price for a wished return and a row of outcomes', async () => {
    const { fillAll, fill, calculate, message } = await open();
    fillAll('100', '1', '110');
    fill('feePercent', '0');
    await calculate();
    fill('outlook.target', '7.5');
    expect(screen.getByText(message('outlook.targetPrice')).parentElement?.textContent).toContain('107.5');
    const row = screen.getByRole('rowheader', { name: '−20%' }).closest('tr');
    for (const figure of ['80', won('-20'), '−20.00%']) expect(row?.textContent).toContain(figure);
  });

  it('offers the sell price that a change in percent means', async () => {
    const { fill, field, translate } = await open();
    fill('sellPrice', '+20%');
    const offer = translate('common:actions.useValue', { value: '114,000,000' });
    expect(screen.queryByRole('button', { name: offer })).toBeNull();
    fill('buyPrice', '9500만');
    fireEvent.click(await screen.findByRole('button', { name: offer }));
    expect(field('sellPrice').value).toBe('114,000,000');
    expect(field('sellPrice').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('gives the price for a target return from the buy price alone, and its profit with the quantity', async () => {
    const { fill, field, calculateButton, calculate, message } = await open();
    expect(screen.queryByText(message('outlook.targetTitle'))).toBeNull();
    fill('buyPrice', '9500만');
    fill('feePercent', '0');
    await screen.findByText(message('outlook.targetTitle'));
    fill('outlook.target', '20');
    const answer = () => screen.getByText(message('outlook.targetPrice')).closest('section')?.textContent;
    expect(answer()).toContain(won('114,000,000'));
    expect(answer()).not.toContain(message('profit'));
    expect(screen.queryByText(message('scenarios.title'))).toBeNull();
    fill('quantity', '0.01');
    expect(answer()).toContain(`+${won('190,000')}`);
    expect(calculateButton().disabled).toBe(true);
    fill('sellPrice', '1억');
    await calculate();
    fill('buyPrice', '$');
    expect(screen.queryByText(message('outlook.targetPrice'))).toBeNull();
    fill('buyPrice', '');
    expect(screen.queryByText(message('outlook.targetTitle'))).toBeNull();
    fill('buyPrice', '100');
    expect(answer()).toContain(won('120'));
    expect(field('outlook.target').value).toBe('20');
  });

  it.each([
    ['quantity', '$500', '$'],
    ['outlook.target', '10달러', '달러'],
    ['feePercent', '$1', '$'],
  ])('does not say how to enter another currency as the %s', async (name, typed, unit) => {
    const { fillAll, fill, calculate, message, translate } = await open();
    fillAll('100', '1', '110');
    await calculate();
    fill(name, typed);
    const refused = translate('errors:failures.number.wrongUnit', { field: message(name), unit });
    expect(await screen.findByText(refused)).toBeTruthy();
  });

  it('says that the outcomes are those before a change, and not the price for a target return', async () => {
    const { fillAll, fill, calculate, message, translate } = await open();
    fillAll('100', '1', '110');
    await calculate();
    fill('buyPrice', '200');
    const stale = screen.getAllByText(translate('common:banner.stale'));
    expect(stale).toHaveLength(2);
    const isBefore = (title: string) =>
      stale[1]?.compareDocumentPosition(screen.getByText(message(title))) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect([isBefore('outlook.title'), isBefore('scenarios.title')]).toEqual([false, true]);
  });

  it('aligns the decimals of each column of outcomes', async () => {
    const { fillAll, fill, calculate } = await open();
    fillAll('33.3', '1', '40');
    fill('feePercent', '0');
    await calculate();
    const table = screen.getByRole('rowheader', { name: '−20%' }).closest('tbody');
    const cells = [...(table?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
    const places = cells.map((text) => /\.(\d+)/u.exec(text)?.[1]?.length ?? 0);
    expect(cells.length).toBeGreaterThan(9);
    const firstRow = places.slice(0, 3);
    expect(places).toEqual(cells.map((_, index) => firstRow[index % firstRow.length]));
    expect(Math.min(...firstRow)).toBeGreaterThan(0);
  });

  it('pads no rounded price to the places of its column', async () => {
    const { fillAll, fill, calculate } = await open();
    fillAll('12.3456', '1000', '15');
    fill('feePercent', '0.1');
    await calculate();
    const row = screen.getByRole('rowheader', { name: '−10%' }).closest('tr');
    expect(row?.textContent).toContain('11.11104');
  });

  it('goes back to the start on Reset', async () => {
    const { fillAll, fill, field, calculate, message, translate, result } = await open();
    fillAll('100', '1', '110');
    fill('feePercent', '1');
    await calculate();
    fill('outlook.target', '7');
    fireEvent.click(screen.getByText(translate('common:actions.reset'), { selector: 'button' }));
    expect(field('buyPrice').value).toBe('');
    expect(field('feePercent').value).toBe('0.015');
    expect(result().textContent).toContain(message('empty'));
    fillAll('100', '1', '110');
    await calculate();
    expect(field('outlook.target').value).toBe('');
  });
});
