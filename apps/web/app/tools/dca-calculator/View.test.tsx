import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formatWon } from '@toolbox/i18n/format/formatWon';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

type Values = Readonly<Record<string, string | number>>;

describe.each(LANGUAGES)('DCA calculator in %s, by lists', (language) => {
  const won = (amount: string) => formatWon(amount, language);

  async function open() {
    const view = await renderView(View, 'dca-calculator', language);
    const message = (key: string, values?: Values) => view.translate(`dca-calculator:${key}`, values);
    const field = (name: string) => screen.getByLabelText<HTMLInputElement>(message(name));
    const fill = (fields: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(fields)) fireEvent.change(field(name), { target: { value } });
    };
    const linear = () => fireEvent.click(screen.getByLabelText(message('modes.linear')));
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    const calculateButton = () =>
      screen.getByText<HTMLButtonElement>(view.translate('common:actions.calculate'), { selector: 'form button' });
    const calculate = async () => {
      fireEvent.click(calculateButton());
      await screen.findByText(message('totalQuantity'));
      await screen.findByRole('table');
    };
    const rows = () =>
      within(screen.getByRole('table'))
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map((cell) => cell.textContent));
    const toLists = screen.getByRole<HTMLButtonElement>('button', { name: message('rows.toLists') });
    await waitFor(() => expect(toLists.disabled).toBe(false));
    fireEvent.click(toLists);
    return { ...view, message, field, fill, linear, result, calculateButton, calculate, rows };
  }

  const BASE = { budget: '1000', firstPrice: '100', weights: '1, 2, 2' };

  it('says how to enter amounts in another currency', async () => {
    const { fill, message, translate } = await open();
    fill({ budget: '$1,000', prices: '60 USDT' });
    const refusal = (name: string, unit: string) =>
      `${translate('errors:failures.number.wrongUnit', { field: message(name), unit })} ${translate('trade:otherCurrency')}`;
    expect(await screen.findByText(refusal('budget', '$'))).toBeTruthy();
    expect(screen.getByText(refusal('prices', 'USDT'))).toBeTruthy();
  });

  it('says nothing of a currency beside a weight in one', async () => {
    const { fill, field, message, translate } = await open();
    fill({ weights: '$300, $400' });
    fireEvent.blur(field('weights'));
    const refused = translate('errors:failures.number.wrongUnit', { field: message('weights'), unit: '$' });
    expect(await screen.findByText(refused)).toBeTruthy();
  });

  it('takes a budget in another currency with three decimals', async () => {
    const { fill, calculate, field, result } = await open();
    fill({ ...BASE, budget: '12.340', firstPrice: '0.125' });
    await calculate();
    expect(field('budget').getAttribute('aria-invalid')).not.toBe('true');
    expect(result().textContent).toContain(won('12.34'));
  });

  it('waits for the budget, the first price and the weights', async () => {
    const { fill, calculateButton, result, message, translate } = await open();
    fill({ budget: '1000', firstPrice: '100' });
    expect(calculateButton().disabled).toBe(true);
    fill({ weights: '1' });
    expect(calculateButton().disabled).toBe(false);
    expect(result().textContent).toContain(message('empty'));
    const copy = within(result()).getByRole<HTMLButtonElement>('button', { name: translate('common:actions.copy') });
    expect(copy.disabled).toBe(true);
  });

  it('plans purchases at typed prices, prices with 2 and quantities with 6 places', async () => {
    const { fill, calculate, result, rows, message } = await open();
    fill({ ...BASE, prices: '100, 80, 50' });
    await calculate();
    for (const figure of ['66.67', '15.000000', '1,000.00']) expect(result().textContent).toContain(figure);
    const nth = (index: number) => message('nth', { index });
    expect(rows()).toEqual([
      [nth(1), won('100.00'), '20.00%', won('200.00'), '2.000000', won('100.00')],
      [nth(2), won('80.00'), '40.00%', won('400.00'), '5.000000', won('85.71')],
      [nth(3), won('50.00'), '40.00%', won('400.00'), '8.000000', won('66.67')],
    ]);
  });

  it('says in words what the chart shows', async () => {
    const { fill, calculate, message } = await open();
    fill({ ...BASE, prices: '100, 80, 50' });
    await calculate();
    const summary = { count: 3, first: won('100.00'), last: won('50.00'), average: won('66.67') };
    expect(screen.getByRole('img', { name: message('chartSummary', summary) })).toBeTruthy();
  });

  it('steps evenly to the stop price', async () => {
    const { fill, linear, field, calculate, rows } = await open();
    linear();
    expect(field('purchases').value).toBe('3');
    fill({ ...BASE, weights: '1', stopPrice: '80' });
    await calculate();
    expect(rows().map(([, price]) => price)).toEqual([won('100.00'), won('90.00'), won('80.00')]);
  });

  it.each([
    ['1', 1, undefined],
    ['2', 2, undefined],
    ['20', 20, undefined],
    ['21', 20, 20],
    ['0', 2, 2],
    ['many', 3, 3],
    ['', 3, undefined],
  ])('plans %j purchases as %i', async (purchases, planned, announced) => {
    const { fill, linear, calculate, rows, message } = await open();
    linear();
    fill({ ...BASE, weights: '1', stopPrice: '80', purchases });
    await calculate();
    expect(rows()).toHaveLength(planned);
    const notice = screen.queryByText(message('notices.purchasesChanged', { count: announced ?? planned }));
    expect(notice !== null).toBe(announced !== undefined);
  });

  it('tells where the plan does not follow what was typed', async () => {
    const { fill, linear, calculate, message } = await open();
    fill({ ...BASE, weights: '1, x, 2, 3', prices: '100, 0, 90' });
    await calculate();
    for (const code of ['weightsDropped', 'pricesDropped', 'pricesRepeated']) {
      expect(screen.getByText(message(`notices.${code}`, { count: 1 }))).toBeTruthy();
    }
    fill({ weights: '1', prices: '100, 90' });
    await calculate();
    expect(screen.getByText(message('notices.pricesIgnored', { count: 1 }))).toBeTruthy();
    fill({ prices: '' });
    await calculate();
    expect(screen.getByText(message('notices.firstPriceOnly', { count: 1 }))).toBeTruthy();
    fill({ prices: '80' });
    await calculate();
    expect(screen.getByText(message('notices.firstPriceUnused'))).toBeTruthy();
    fill({ prices: '100' });
    await calculate();
    expect(screen.queryByText(message('notices.firstPriceUnused'))).toBeNull();
    linear();
    fill({ weights: '1, 2, 3', stopPrice: '80', purchases: '2' });
    await calculate();
    expect(screen.getByText(message('notices.weightsIgnored', { count: 1 }))).toBeTruthy();
    fill({ purchases: '5' });
    await calculate();
    expect(screen.getByText(message('notices.weightsRepeated', { count: 2 }))).toBeTruthy();
  });

  it('takes percentages and ratios, and commas that group digits', async () => {
    const { fill, calculate, rows } = await open();
    for (const weights of ['10%, 20%, 70%', '10:20:70', '10\t20\t70']) {
      fill({ ...BASE, weights, prices: '60,500, 55,250, 50,900' });
      await calculate();
      expect(rows().map(([, , share]) => share)).toEqual(['10.00%', '20.00%', '70.00%']);
    }
    fill({ weights: '1, 1', prices: '60,500, 55,250' });
    await calculate();
    expect(rows().map(([, price]) => price)).toEqual([won('60,500.00'), won('55,250.00')]);
  });

  it('refuses a list that can be read in two ways once it is left, and offers both', async () => {
    const { fill, field, message, translate, calculateButton, result, calculate, rows } = await open();
    fill({ ...BASE, weights: '1, 1' });
    fill({ prices: '60,500,55,250' });
    const refusal = translate('errors:failures.trading.listTwoWays', { field: message('prices') });
    expect(screen.queryByText(refusal)).toBeNull();
    fireEvent.blur(field('prices'));
    expect(screen.getByText(refusal)).toBeTruthy();
    expect(field('prices').value).toBe('60,500,55,250');
    fireEvent.click(calculateButton());
    expect(result().textContent).toContain(message('empty'));
    const [grouped, split] = within(screen.getByRole('group', { name: message('readings.label') })).getAllByRole(
      'button',
    );
    expect(grouped?.textContent).toContain('60,500 · 55,250');
    expect(split?.textContent).toContain('60 · 500 · 55 · 250');
    if (grouped) fireEvent.click(grouped);
    expect(field('prices').value).toBe('60500, 55250');
    expect(document.activeElement).toBe(field('prices'));
    expect(screen.queryByText(refusal)).toBeNull();
    await calculate();
    expect(rows().map(([, price]) => price)).toEqual([won('60,500.00'), won('55,250.00')]);
  });

  it('refuses weights of which none is above 0, and clears the result', async () => {
    const { fill, field, calculate, message, translate, result } = await open();
    fill(BASE);
    await calculate();
    fill({ weights: '0, -1' });
    expect(
      screen.getByText(translate('errors:failures.trading.noWeights', { field: message('weights') })),
    ).toBeTruthy();
    expect(field('weights').getAttribute('aria-invalid')).toBe('true');
    expect(result().textContent).toContain(message('empty'));
  });

  it('says that the plan is that before a change', async () => {
    const { fill, calculate, translate } = await open();
    fill(BASE);
    await calculate();
    fill({ budget: '2000' });
    expect(screen.getAllByText(translate('common:banner.stale'))).toHaveLength(2);
  });

  it('never shows a price or a quantity as 0', async () => {
    const { fill, calculate, rows } = await open();
    fill({ budget: '0.00002', firstPrice: '0.00001234', weights: '1, 1', prices: '0.00001234, 123456' });
    await calculate();
    expect(rows()[0]?.[1]).toBe(won('0.00001234'));
    expect(rows()[1]?.[4]).toBe('0.0000000000810');
  });

  it('shows three digits of a small quantity, which an order for the amount needs', async () => {
    const { fill, calculate, rows, result } = await open();
    fill({ budget: '10000', firstPrice: '150000000', weights: '1, 1, 1' });
    await calculate();
    expect(rows().map(([, , , , quantity]) => quantity)).toEqual(['0.0000222', '0.0000222', '0.0000222']);
    expect(result().textContent).toContain('0.0000667');
    // An amount of bitcoin.
    fill({ budget: '0.01', firstPrice: '0.00001234' });
    await calculate();
    expect(rows()[0]?.[3]).toBe(won('0.00333'));
  });

  it('shows a price with all of its typed decimals', async () => {
    const { fill, calculate, rows, result, linear } = await open();
    fill({ budget: '1000', firstPrice: '1.2345', weights: '1, 1', prices: '1.2345, 1.1' });
    await calculate();
    expect(rows().map(([, price, , , , average]) => [price, average])).toEqual([
      [won('1.2345'), won('1.2345')],
      [won('1.10'), won('1.1634')],
    ]);
    expect(result().textContent).toContain(won('1.1634'));
    // The price between them was not typed.
    linear();
    fill({ firstPrice: '1.2', stopPrice: '1.105', purchases: '3' });
    await calculate();
    expect(rows().map(([, price]) => price)).toEqual([won('1.20'), won('1.153'), won('1.105')]);
  });

  it('copies the plan as plain text', async () => {
    const written = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } });
    const { fill, calculate, message, translate, result } = await open();
    fill({ ...BASE, weights: '1', prices: '80' });
    await calculate();
    fireEvent.click(within(result()).getByRole('button', { name: translate('common:actions.copy') }));
    await screen.findAllByText(translate('common:actions.copied'));
    const line = {
      index: 1,
      price: won('80.00'),
      quantity: '12.500000',
      amount: won('1,000.00'),
      share: '100.00%',
    };
    expect(written.mock.calls[0]?.[0].split('\n')).toEqual([
      `${message('budget')}: ${won('1,000.00')}`,
      `${message('purchases')}: ${message('times', { count: 1 })}`,
      `${message('totalQuantity')}: 12.500000`,
      `${message('averagePrice')}: ${won('80.00')}`,
      message('rowLine', line),
    ]);
    vi.unstubAllGlobals();
  });

  it('goes back to the start on Reset', async () => {
    const { fill, linear, field, calculate, message, translate, result } = await open();
    linear();
    fill({ ...BASE, stopPrice: '80', purchases: '5' });
    await calculate();
    fireEvent.click(screen.getByText(translate('common:actions.reset'), { selector: 'button' }));
    for (const name of ['budget', 'firstPrice']) expect(field(name).value).toBe('');
    expect(screen.queryByLabelText(message('weights'))).toBeNull();
    for (const input of screen.getByRole('list').querySelectorAll('input')) expect(input.value).toBe('');
    expect(result().textContent).toContain(message('empty'));
    linear();
    expect(field('purchases').value).toBe('3');
  });
});
