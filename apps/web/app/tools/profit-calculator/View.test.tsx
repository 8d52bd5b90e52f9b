import { fireEvent, screen, within } from '@testing-library/react';
import { formatWon } from '@toolbox/i18n/format/formatWon';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

describe.each(LANGUAGES)('profit calculator in %s', (language) => {
  const won = (amount: string) => formatWon(amount, language);

  async function open() {
    const view = await renderView(View, 'profit-calculator', language);
    const message = (key: string) => view.translate(`profit-calculator:${key}`);
    const trade = view.messagesOf('trade');
    const action = (name: string) => view.translate(`common:actions.${name}`);
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
    const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
    const fillAll = (entry: string, current: string, quantity: string) => {
      fill(message('entryPrice'), entry);
      fill(message('currentPrice'), current);
      fill(message('quantity'), quantity);
    };
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    const calculateButton = () => screen.getByText<HTMLButtonElement>(action('calculate'), { selector: 'form button' });
    const calculate = async () => {
      fireEvent.click(calculateButton());
      await screen.findByText(message('cost'));
      await screen.findByText(trade('scenarios.title'));
    };
    const copy = () => within(result()).getByRole<HTMLButtonElement>('button', { name: action('copy') });
    return { ...view, message, trade, action, field, fill, fillAll, result, calculateButton, calculate, copy };
  }

  it.each([
    ['$180.5', '$', '180.5'],
    ['60000 USDT', 'USDT', '60,000'],
    ['6만5천 달러', '달러', '65,000'],
    ['$10k', '$', '10,000'],
  ])('says how to enter prices in another currency, and offers the number of %s', async (typed, unit, amount) => {
    const { field, fill, message, trade, translate } = await open();
    const label = message('entryPrice');
    fill(label, typed);
    const refused = translate('errors:failures.number.wrongUnit', { field: label, unit });
    expect(await screen.findByText(`${refused} ${trade('otherCurrency')}`)).toBeTruthy();
    fireEvent.click(
      await screen.findByRole('button', { name: translate('common:actions.useValue', { value: amount }) }),
    );
    expect(field(label).value).toBe(amount);
    expect(screen.queryByText(trade('otherCurrency'), { exact: false })).toBeNull();
    fill(label, '5개');
    const counted = translate('errors:failures.number.wrongUnit', { field: label, unit: '개' });
    expect(await screen.findByText(counted)).toBeTruthy();
  });

  it('offers the current price that a change in percent means', async () => {
    const { field, fill, message, translate } = await open();
    fill(message('entryPrice'), '60,000');
    fill(message('currentPrice'), '-10%');
    const offer = translate('common:actions.useValue', { value: '54,000' });
    fireEvent.click(await screen.findByRole('button', { name: offer }));
    expect(field(message('currentPrice')).value).toBe('54,000');
  });

  it('waits for every field, with nothing to copy', async () => {
    const { fill, message, calculateButton, copy, result } = await open();
    expect(calculateButton().disabled && copy().disabled).toBe(true);
    fill(message('entryPrice'), '100');
    fill(message('currentPrice'), '120');
    expect(calculateButton().disabled).toBe(true);
    fill(message('quantity'), '2');
    expect(calculateButton().disabled).toBe(false);
    expect(result().textContent).toContain(message('empty'));
  });

  it('shows a profit and its rate, only after Calculate', async () => {
    const { fillAll, calculate, result, copy } = await open();
    fillAll('60000', '61800', '0.5');
    expect(result().textContent).not.toContain('900');
    await calculate();
    for (const figure of ['30,000', '30,900', `+${won('900')}`, '+3.00%'])
      expect(result().textContent).toContain(figure);
    expect(copy().disabled).toBe(false);
  });

  it('shows a loss with its sign and no negative zero', async () => {
    const { fillAll, calculate, result } = await open();
    fillAll('100', '80', '1');
    await calculate();
    expect(result().textContent).toContain('−20.00%');
    fillAll('3000000', '2999999', '1');
    await calculate();
    expect(result().textContent).toContain('0.00%');
    expect(result().textContent).not.toContain('−0.00%');
  });

  it('shows small coins in plain digits', async () => {
    const { fillAll, calculate, result } = await open();
    fillAll('0.00001', '0.00003', '0.5');
    await calculate();
    for (const figure of ['0.000005', '0.000015', `+${won('0.00001')}`, '+200.00%']) {
      expect(result().textContent).toContain(figure);
    }
  });

  it('says beside the field why a number is refused, and clears the result', async () => {
    const { fillAll, fill, calculate, field, message, translate, result, copy } = await open();
    fillAll('100', '120', '1');
    await calculate();
    fill(message('quantity'), '0');
    expect(screen.getByText(translate('errors:failures.number.zero', { field: message('quantity') }))).toBeTruthy();
    expect(field(message('quantity')).getAttribute('aria-invalid')).toBe('true');
    expect(result().textContent).toContain(message('empty'));
    expect(copy().disabled).toBe(true);
  });

  it('keeps the last result and says that the form has changed', async () => {
    const { fillAll, fill, calculate, message, translate, result } = await open();
    fillAll('100', '120', '1');
    await calculate();
    fill(message('currentPrice'), '150');
    expect(within(result()).getByText(translate('common:banner.stale'))).toBeTruthy();
    expect(result().textContent).toContain('+20.00%');
    // The answers below are about the last result, too.
    expect(screen.getAllByText(translate('common:banner.stale'))).toHaveLength(2);
    fireEvent.click(within(result()).getByText(translate('common:actions.calculate')));
    expect(screen.queryByText(translate('common:banner.stale'))).toBeNull();
    expect(result().textContent).toContain('+50.00%');
  });

  it.each(['1 ', '1 BTC', '1.0'])('says nothing of a typed %j, which changes no value', async (typed) => {
    const { fillAll, field, calculate, message, translate, result } = await open();
    fillAll('100', '120', '1');
    await calculate();
    fireEvent.input(field(message('quantity')), { target: { value: typed }, inputType: 'insertText' });
    expect(field(message('quantity')).value).toBe(typed);
    expect(result().textContent).toContain('+20.00%');
    expect(within(result()).queryByText(translate('common:banner.stale'))).toBeNull();
  });

  it('answers what a fee and a wished return mean for the sell price', async () => {
    const { fillAll, fill, calculate, field, trade, translate } = await open();
    fillAll('100', '120', '1');
    await calculate();
    expect(field(trade('feePercent')).value).toBe('0.015');
    expect(screen.getByText(trade('scenarios.caption', { fee: '0.015%' }))).toBeTruthy();
    fill(trade('feePercent'), '0');
    fill(trade('outlook.target'), '10');
    expect(screen.getByText(trade('outlook.targetPrice')).parentElement?.textContent).toContain('110');
    fill(trade('outlook.target'), '-101');
    const refused = translate('errors:failures.number.belowMin', { field: trade('outlook.target'), min: -100 });
    expect(screen.getByText(refused)).toBeTruthy();
    fill(trade('outlook.target'), '-100');
    expect(screen.queryByText(refused)).toBeNull();
    fill(trade('feePercent'), '100');
    expect(
      screen.getByText(translate('errors:failures.trading.feeTooHigh', { field: trade('feePercent'), max: 100 })),
    ).toBeTruthy();
    expect(screen.queryByText(trade('scenarios.title'))).toBeNull();
    // The target is there; the fee is not.
    expect(screen.queryByText(trade('outlook.targetNote'))).toBeNull();
    fill(trade('outlook.target'), '');
    expect(screen.getByText(trade('outlook.targetNote'))).toBeTruthy();
  });

  it('copies the rows as plain text', async () => {
    const written = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } });
    const { fillAll, calculate, copy, message, translate } = await open();
    fillAll('100', '120', '2');
    await calculate();
    fireEvent.click(copy());
    await screen.findAllByText(translate('common:actions.copied'));
    expect(written.mock.calls[0]?.[0].split('\n')).toEqual([
      `${message('cost')}: ${won('200')}`,
      `${message('value')}: ${won('240')}`,
      `${message('profit')}: +${won('40')}`,
      `${message('rate')}: +20.00%`,
    ]);
    vi.unstubAllGlobals();
  });

  it('goes back to the start on Reset', async () => {
    const { fillAll, fill, calculate, field, message, trade, action, result } = await open();
    fillAll('100', '120', '1');
    await calculate();
    fill(trade('feePercent'), '1');
    fireEvent.click(screen.getByText(action('reset'), { selector: 'button' }));
    for (const name of ['entryPrice', 'currentPrice', 'quantity']) expect(field(message(name)).value).toBe('');
    expect(result().textContent).toContain(message('empty'));
    fillAll('100', '120', '1');
    await calculate();
    expect(field(trade('feePercent')).value).toBe('0.015');
  });
});
