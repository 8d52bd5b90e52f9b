import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '@toolbox/i18n';
import { formatWon } from '@toolbox/i18n/format/formatWon';
import { ANNOUNCE_AFTER_QUIET_MS } from '@toolbox/ui/live-region/LiveRegion';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { formHistory } from '../../browser/undo/formHistory.ts';
import { announced } from '../../testing/announced.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

// The parser of pasted text is fetched with the page; a test pastes at once.
beforeAll(() => import('../../parts/trade-form/tradeParser.ts'));

type Values = Readonly<Record<string, string | number>>;

describe.each(LANGUAGES)('average price calculator in %s', (language) => {
  const won = (amount: string) => formatWon(amount, language);

  async function open() {
    const view = await renderView(View, 'average-price-calculator', language);
    const message = (key: string, values?: Values) => view.translate(`average-price-calculator:${key}`, values);
    await waitFor(() => expect(view.translate('average-price-calculator/late:unread.sales')).not.toContain('unread'));
    const late = (key: string, values?: Values) => view.translate(`average-price-calculator/late:${key}`, values);
    const action = (name: string) => view.translate(`common:actions.${name}`);
    const field = (name: string) => screen.getByLabelText<HTMLInputElement>(message(name));
    const fill = (fields: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(fields)) fireEvent.change(field(name), { target: { value } });
    };
    const round = (index: number) => {
      const group = within(screen.getByRole('group', { name: message('round', { index }) }));
      return (fields: Readonly<Record<string, string>>) => {
        for (const [name, value] of Object.entries(fields)) {
          fireEvent.change(group.getByLabelText(message(name)), { target: { value } });
        }
        return group;
      };
    };
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    const calculateButton = () => screen.getByText<HTMLButtonElement>(action('calculate'), { selector: 'form button' });
    const calculate = async () => {
      fireEvent.click(calculateButton());
      await screen.findByText(message('totalCost'));
      await screen.findByText(view.translate('trade:outlook.title'));
    };
    const answer = (label: string) => screen.getByText(message(label)).closest('div')?.textContent;
    return { ...view, message, late, action, field, fill, round, result, calculateButton, calculate, answer };
  }

  const HELD = { initialAmount: '600000', initialQuantity: '10' };

  it('takes amounts in another currency with three decimals', async () => {
    const { fill, round, calculate, field, result, message } = await open();
    fill({ initialAmount: '12.340', initialQuantity: '10' });
    const fields = round(1)({ price: '1.250' });
    fireEvent.click(fields.getByLabelText(message('modes.amount')));
    round(1)({ amount: '55.000' });
    await calculate();
    for (const input of [field('initialAmount'), ...screen.getAllByDisplayValue('55.000')]) {
      expect(input.getAttribute('aria-invalid')).not.toBe('true');
    }
    expect(result().textContent).toContain(won('67.34'));
  });

  it('waits for the first amount and quantity', async () => {
    const { fill, calculateButton, result, message, action, field } = await open();
    expect(field('decimalPlaces').value).toBe('');
    fill({ initialAmount: '600000' });
    expect(calculateButton().disabled).toBe(true);
    fill({ initialQuantity: '10' });
    expect(calculateButton().disabled).toBe(false);
    expect(result().textContent).toContain(message('empty'));
    expect(within(result()).getByRole<HTMLButtonElement>('button', { name: action('copy') }).disabled).toBe(true);
  });

  it('spreads a pasted table over the purchases, in the order of its heading, and can be undone', async () => {
    const { round, fill, calculate, result, message, late } = await open();
    fill(HELD);
    const paste = (index: number, name: string, text: string) =>
      fireEvent.paste(round(index)({}).getByLabelText(message(name)), { clipboardData: { getData: () => text } });
    paste(1, 'price', '수량\t단가\n10\t40,000\n20\t50,000원\n');
    const value = (index: number, name: string) =>
      round(index)({}).getByLabelText<HTMLInputElement>(message(name)).value;
    expect([value(1, 'price'), value(1, 'quantity')]).toEqual(['40,000', '10']);
    expect([value(2, 'price'), value(2, 'quantity')]).toEqual(['50,000', '20']);
    expect(await screen.findByText(late('pasted', { count: 2 }))).toBeTruthy();
    await calculate();
    expect(result().textContent).toContain('50,000.00');
    // Two within a second would be one action.
    formHistory.forget();
    paste(2, 'quantity', '1\n2\n3');
    // In the words of the page, not in those of the notice that offers to undo it.
    expect(formHistory.offered()).toMatchObject({ kind: 'replaced', isAnnounced: true });
    expect([2, 3, 4].map((index) => value(index, 'quantity'))).toEqual(['1', '2', '3']);
    expect(value(2, 'price')).toBe('50,000');
  });

  it('announces each pasted table, also as many purchases after a reset, until one is changed', async () => {
    const { round, message, late, action } = await open();
    const price = () => round(1)({}).getByLabelText<HTMLInputElement>(message('price'));
    const paste = (text: string) => fireEvent.paste(price(), { clipboardData: { getData: () => text } });
    const pasted = () => screen.queryByText(late('pasted', { count: 2 }));
    paste('10\t40,000\n20\t50,000');
    await waitFor(() => expect(pasted()).toBeTruthy());
    fireEvent.click(screen.getByText(action('reset')));
    expect(pasted()).toBeNull();
    paste('7\t70,000\n8\t80,000');
    expect(pasted()).toBeNull();
    await waitFor(() => expect(pasted()).toBeTruthy());
    fireEvent.change(price(), { target: { value: '1' } });
    expect(pasted()).toBeNull();
  });

  it('has its last announcement in the language of a switch, without announcing it again', async () => {
    const { round, message, late, i18n } = await open();
    const other = language === 'ko' ? 'en' : 'ko';
    const chunks = ['base', 'errors', 'trade', 'average-price-calculator', 'average-price-calculator/late'] as const;
    for (const chunk of chunks) await loadMessages(i18n, other, chunk);
    const price = round(1)({}).getByLabelText(message('price'));
    fireEvent.paste(price, { clipboardData: { getData: () => '10\t40,000\n20\t50,000' } });
    await screen.findByText(late('pasted', { count: 2 }));
    await act(() => i18n.changeLanguage(other));
    await act(() => new Promise((resolve) => setTimeout(resolve, 2 * ANNOUNCE_AFTER_QUIET_MS)));
    expect(screen.getByText(late('pasted', { count: 2 })).closest('[role=status]')).toBeNull();
  });

  it('does not announce the translation of its further answers', async () => {
    const { fill, calculate, message, i18n } = await open();
    fill({ ...HELD });
    await calculate();
    await announced();
    const other = language === 'ko' ? 'en' : 'ko';
    const chunks = ['base', 'errors', 'trade', 'average-price-calculator', 'average-price-calculator/late'] as const;
    for (const chunk of chunks) await loadMessages(i18n, other, chunk);
    await act(() => i18n.changeLanguage(other));
    expect((await announced()).filter((text) => !text.startsWith(message('averagePrice')))).toEqual([]);
  });

  it('says how many purchases can be pasted, and keeps what is there', async () => {
    const { round, message, late } = await open();
    round(1)({ price: '1' });
    const price = () => round(1)({}).getByLabelText<HTMLInputElement>(message('price'));
    fireEvent.paste(price(), { clipboardData: { getData: () => '1\t2\n'.repeat(101) } });
    expect(await screen.findByText(late('tooMany', { max: 100 }))).toBeTruthy();
    expect(price().value).toBe('1');
    fireEvent.paste(price(), { clipboardData: { getData: () => '1\t2\n'.repeat(100) } });
    expect(screen.queryByText(late('tooMany', { max: 100 }))).toBeNull();
    expect(screen.getAllByRole('group', { name: new RegExp(message('round', { index: 100 })) })).toHaveLength(1);
  });

  it('leaves out canceled orders and totals of a statement, and says so', async () => {
    const { round, message, late } = await open();
    const price = (index: number) => round(index)({}).getByLabelText<HTMLInputElement>(message('price'));
    const text = '상태\t가격\t수량\n체결\t60,500\t2\n취소\t1\t1\n체결\t55,250\t4\n합계\t\t6';
    fireEvent.paste(price(1), { clipboardData: { getData: () => text } });
    expect([price(1).value, price(2).value]).toEqual(['60,500', '55,250']);
    expect(screen.queryByRole('group', { name: message('round', { index: 3 }) })).toBeNull();
    expect(await screen.findByText(late('notBought', { count: 1 }))).toBeTruthy();
    round(1)({ price: '7' });
    expect(screen.queryByText(late('notBought', { count: 1 }))).toBeNull();
  });

  it('names free shares that a pasted statement lists apart from its other rows without a purchase', async () => {
    const { round, message, late } = await open();
    const price = (index: number) => round(index)({}).getByLabelText<HTMLInputElement>(message('price'));
    const paste = (rows: readonly string[]) =>
      fireEvent.paste(price(1), { clipboardData: { getData: () => ['type\tprice\tquantity', ...rows].join('\n') } });
    paste(['Buy\t60,500\t2', 'Stock Dividend\t0\t1', 'Deposit\t0\t0', 'Buy\t55,250\t4']);
    expect([price(1).value, price(2).value]).toEqual(['60,500', '55,250']);
    expect(await screen.findByText(late('freeShares', { count: 1 }))).toBeTruthy();
    expect(screen.getByText(late('notBought', { count: 1 }))).toBeTruthy();
    paste(['Buy\t60,500\t2', 'Stock Dividend\t0\t1']);
    expect(await screen.findByText(late('freeShares', { count: 1 }))).toBeTruthy();
    expect(screen.queryByText(late('notBought', { count: 1 }))).toBeNull();
  });

  it('says that prices were calculated where a table has amounts and quantities', async () => {
    const { round, message, late } = await open();
    const price = () => round(1)({}).getByLabelText<HTMLInputElement>(message('price'));
    fireEvent.paste(price(), { clipboardData: { getData: () => '금액\t수량\n60,500\t2\n55,250\t4' } });
    expect(price().value).toBe('30,250');
    expect(await screen.findByText(late('derived'))).toBeTruthy();
    fireEvent.paste(price(), { clipboardData: { getData: () => '가격\t수량\n60,500\t2\n55,250\t4' } });
    expect(screen.queryByText(late('derived'))).toBeNull();
  });

  it('offers to swap columns that make no sense beside the holding', async () => {
    const { fill, field, round, message, late } = await open();
    fill(HELD);
    const values = () => [...round(1)({}).getAllByRole<HTMLInputElement>('textbox')].map(({ value }) => value);
    const price = round(1)({}).getByLabelText(message('price'));
    fireEvent.paste(price, { clipboardData: { getData: () => '10\t60,500\n20\t55,250' } });
    expect(values()).toEqual(['10', '60,500']);
    expect(await screen.findByText(late('swapped.quantity'))).toBeTruthy();
    // What is typed meanwhile stays.
    fill({ decimalPlaces: '3' });
    fireEvent.click(screen.getByRole('button', { name: late('swap.quantity') }));
    expect(field('decimalPlaces').value).toBe('3');
    expect(values()).toEqual(['60,500', '10']);
    expect(screen.queryByText(late('swapped.quantity'))).toBeNull();
    fireEvent.paste(price, { clipboardData: { getData: () => '60,500\t10\n55,250\t20' } });
    expect(screen.queryByText(late('swapped.quantity'))).toBeNull();
  });

  it('offers to start from the first pasted purchase where nothing is held yet', async () => {
    const { field, fill, round, message, late, calculate, calculateButton, result } = await open();
    const price = (index: number) => round(index)({}).getByLabelText<HTMLInputElement>(message('price'));
    const table = '가격\t수량\n60,500,000\t0.0015BTC\n58,000,000\t0.002BTC';
    fireEvent.paste(price(1), { clipboardData: { getData: () => table } });
    expect(calculateButton().disabled).toBe(true);
    expect(await screen.findByText(late('unheld'))).toBeTruthy();
    fill({ initialAmount: '1' });
    expect(screen.queryByText(late('unheld'))).toBeNull();
    fill({ initialAmount: '' });
    fireEvent.click(await screen.findByRole('button', { name: late('hold') }));
    expect([field('initialAmount').value, field('initialQuantity').value]).toEqual(['90,750', '0.0015']);
    expect(price(1).value).toBe('58,000,000');
    expect(screen.queryByRole('group', { name: message('round', { index: 2 }) })).toBeNull();
    expect(screen.queryByText(late('unheld'))).toBeNull();
    await calculate();
    expect(result().textContent).toContain('59,071,428.57');
  });

  it('keeps the notices of a pasted statement with units when the focus leaves a field', async () => {
    const { round, message, late } = await open();
    const field = (name: string) => round(1)({}).getByLabelText<HTMLInputElement>(message(name));
    const row = 'BTC\t0.00100000BTC\t60,000,000KRW\t60,000KRW';
    const text = `코인\t거래수량\t거래단가\t거래금액\n${row}\n${row}`;
    fireEvent.paste(field('price'), { clipboardData: { getData: () => text } });
    expect([field('price').value, field('quantity').value]).toEqual(['60,000,000', '0.00100000']);
    await screen.findByText(late('unheld'));
    for (const name of ['price', 'quantity']) fireEvent.blur(field(name));
    expect(screen.getByRole('button', { name: late('hold') })).toBeTruthy();
  });

  it.each(['initialAmount', 'initialQuantity'])(
    'spreads a table with a heading that is pasted into %s',
    async (name) => {
      const { field, round, message, late } = await open();
      const price = (index: number) => round(index)({}).getByLabelText<HTMLInputElement>(message('price'));
      const paste = (text: string) => fireEvent.paste(field(name), { clipboardData: { getData: () => text } });
      round(1)({ price: '7' });
      paste('60,500\t2\n55,250\t4');
      expect(screen.queryByRole('group', { name: message('round', { index: 2 }) })).toBeNull();
      fireEvent.change(field(name), { target: { value: '' } });
      expect(paste('가격\t수량\n60,500\t2\n55,250\t4')).toBe(false);
      expect([1, 2, 3].map((index) => price(index).value)).toEqual(['7', '60,500', '55,250']);
      expect(field(name).value).toBe('');
      fireEvent.click(await screen.findByRole('button', { name: late('hold') }));
      expect([field('initialAmount').value, field('initialQuantity').value]).toEqual(['121,000', '2']);
      expect([1, 2].map((index) => price(index).value)).toEqual(['7', '55,250']);
    },
  );

  it.each(['initialAmount', 'initialQuantity'])(
    'fills the holding with the price and the quantity that are pasted into %s',
    async (name) => {
      const { field, fill, round, message } = await open();
      const price = () => round(1)({}).getByLabelText<HTMLInputElement>(message('price'));
      const paste = (text: string) => fireEvent.paste(field(name), { clipboardData: { getData: () => text } });
      const holding = () => [field('initialAmount').value, field('initialQuantity').value];
      round(1)({ price: '7' });
      // An action of the test before would be joined with these.
      formHistory.forget();
      fill({ initialAmount: '5' });
      expect(paste('매수평균가 132,450,000원\n보유수량 0.0012 BTC\n수익률 -3.1%')).toBe(false);
      expect(holding()).toEqual(['158,940', '0.0012']);
      expect(paste('60,500원 10주')).toBe(false);
      expect(holding()).toEqual(['605,000', '10']);
      expect(price().value).toBe('7');
      expect(formHistory.offered()?.kind).toBe('replaced');
    },
  );

  it.each(['initialAmount', 'initialQuantity'])(
    'does not paste a table with a heading and sales into %s, and says why, also below purchases',
    async (name) => {
      const { field, round, message, late } = await open();
      const history = '체결시간\t구분\t거래가격\t거래수량\n2026-01-02\t매수\t100\t2\n2026-01-04\t매도\t95\t1';
      round(1)({ price: '7' });
      const paste = (text: string) => fireEvent.paste(field(name), { clipboardData: { getData: () => text } });
      expect(paste(history)).toBe(false);
      expect(await screen.findByText(late('unread.sales'))).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: message('removeRound', { index: 1 }) }));
      expect(screen.queryByText(late('unread.sales'))).toBeNull();
      expect(paste(history)).toBe(false);
      expect(await screen.findByText(late('unread.sales'))).toBeTruthy();
      paste('매수\t100\t2\n매도\t95\t1');
      expect(screen.queryByText(late('unread.sales'))).toBeNull();
    },
  );

  it.each(['$65,000\t0.01\n$61,000\t0.02', '수량\t가격\n0.01\t65,000 USD\n0.02\t61,000 USD'])(
    'offers to remove the currency of the pasted table %j, and then to start from its first purchase',
    async (table) => {
      const { field, round, message, late, translate } = await open();
      const price = (index: number) => round(index)({}).getByLabelText<HTMLInputElement>(message('price'));
      const unit = table.includes('$') ? '$' : 'USD';
      fireEvent.paste(price(1), { clipboardData: { getData: () => table } });
      const refused = translate('errors:failures.number.wrongUnit', { field: message('price'), unit });
      const currency = translate('trade:otherCurrency');
      expect(await screen.findAllByText(`${refused} ${currency}`)).toHaveLength(2);
      expect(screen.queryByRole('button', { name: late('hold') })).toBeNull();
      fireEvent.click(await screen.findByRole('button', { name: late('removeCurrency', { unit }) }));
      expect([1, 2].map((index) => price(index).value)).toEqual(['65,000', '61,000']);
      expect(screen.queryByText(currency, { exact: false })).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: late('hold') }));
      expect([field('initialAmount').value, field('initialQuantity').value]).toEqual(['650', '0.01']);
      expect(price(1).value).toBe('61,000');
    },
  );

  it('says that a holding is missing where no pasted purchase can be one', async () => {
    const { round, message, late } = await open();
    fireEvent.paste(round(1)({}).getByLabelText(message('price')), { clipboardData: { getData: () => '5\n6' } });
    expect(await screen.findByText(late('unheld'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: late('hold') })).toBeNull();
  });

  it.each(['100000 sats', '10만 사토시'])('offers %j in bitcoin', async (text) => {
    const { fill, field, action, translate } = await open();
    fill({ ...HELD, initialQuantity: text });
    fireEvent.blur(field('initialQuantity'));
    fireEvent.click(await screen.findByText(translate('common:actions.useValue', { value: '0.001' })));
    expect(field('initialQuantity').value).toBe('0.001');
    expect(screen.getAllByText(action('calculate')).length).toBeGreaterThan(0);
  });

  it.each([
    ['sales', '종류\t가격\t수량\n매수\t1\t2\n매도\t3\t4'],
    ['notBought', '상태\t가격\t수량\n취소\t1\t2'],
    ['open', '주문가격\t주문수량\t미체결량\n1\t2\t1\n3\t4\t0'],
    ['splits', '종류\t가격\t수량\n매수\t1\t2\n액면분할출고\t0\t2'],
    ['contracts', '가격\t수량\n1\t10 Cont\n2\t5 Cont'],
    ['assets', '코인\t가격\t수량\nBTC\t1\t2\nETH\t3\t4'],
    ['columns', '1\t2\t3\n4\t5\t6'],
  ])('does not paste a table because of its %s, and says why', async (reason, text) => {
    const { round, message, late } = await open();
    const price = () => round(1)({}).getByLabelText<HTMLInputElement>(message('price'));
    expect(fireEvent.paste(price(), { clipboardData: { getData: () => text } })).toBe(false);
    expect(price().value).toBe('');
    expect(await screen.findByText(late(`unread.${reason}`))).toBeTruthy();
  });

  it('says which row has no price', async () => {
    const { round, message, late } = await open();
    const price = round(1)({}).getByLabelText(message('price'));
    fireEvent.paste(price, { clipboardData: { getData: () => '가격\t수량\n60,500\t2\n-\t4' } });
    expect(await screen.findByText(late('unread.row', { row: 2 }))).toBeTruthy();
  });

  it('reads comma-separated values', async () => {
    const { round, message } = await open();
    const price = (index: number) => round(index)({}).getByLabelText<HTMLInputElement>(message('price'));
    fireEvent.paste(price(1), { clipboardData: { getData: () => '가격,수량\n60500,10\n55250,20' } });
    expect([price(1).value, price(2).value]).toEqual(['60,500', '55,250']);
  });

  it('keeps pasted prices whose commas may be decimal ones, and asks', async () => {
    const { fill, round, message, calculateButton } = await open();
    fill(HELD);
    const field = (index: number, name: 'price' | 'quantity') =>
      round(index)({}).getByLabelText<HTMLInputElement>(message(name));
    fireEvent.paste(field(1, 'price'), { clipboardData: { getData: () => '60.500,25\n55.250,40' } });
    expect([field(1, 'price').value, field(2, 'price').value]).toEqual(['60.500,25', '55.250,40']);
    expect(field(1, 'quantity').value).toBe('');
    for (const index of [1, 2]) round(index)({ quantity: '1' });
    fireEvent.click(calculateButton());
    await waitFor(() => expect(field(1, 'price').getAttribute('aria-invalid')).toBe('true'));
  });

  it('shows the average of the first holding alone', async () => {
    const { fill, calculate, result } = await open();
    fill(HELD);
    await calculate();
    expect(result().textContent).toContain('60,000.00');
    expect(within(result()).queryByRole('table')).toBeNull();
  });

  it('counts rounds by quantity and by amount', async () => {
    const { fill, round, action, message, calculate, result } = await open();
    fill(HELD);
    round(1)({ price: '50000', quantity: '10' });
    fireEvent.click(screen.getByText(message('addRound')));
    fireEvent.click(round(2)({ price: '40000' }).getByLabelText(message('modes.amount')));
    round(2)({ amount: '200000' });
    await calculate();
    // 600,000 + 500,000 + 200,000 over 10 + 10 + 5
    for (const figure of ['52,000.00', '1,300,000.00']) expect(result().textContent).toContain(figure);
    expect(within(result()).getAllByRole('row')).toHaveLength(4);
    expect(within(result()).getByText(action('copy'))).toBeTruthy();
  });

  it('shows only digits of the quantities in a column', async () => {
    const { fill, round, message, calculate, result } = await open();
    fill({ initialAmount: '1', initialQuantity: '0.0000000123' });
    fireEvent.click(round(1)({ price: '3' }).getByLabelText(message('modes.amount')));
    round(1)({ amount: '1' });
    await calculate();
    for (const quantity of ['0.0000000123', '0.3333333333']) {
      expect(within(result()).getByRole('cell', { name: quantity })).toBeTruthy();
    }
  });

  it('adds a round and goes to it, removes one and renumbers the others', async () => {
    const { fill, round, message, calculate, result } = await open();
    fill(HELD);
    round(1)({ price: '1', quantity: '1' });
    const add = () => {
      fireEvent.click(screen.getByText(message('addRound')));
      expect(document.activeElement).toBe(round(2)({}).getByLabelText(message('price')));
    };
    add();
    fireEvent.click(screen.getByLabelText(message('removeRound', { index: 2 })));
    add();
    round(2)({ price: '50000', quantity: '10' });
    fireEvent.click(screen.getByLabelText(message('removeRound', { index: 1 })));
    expect(screen.queryByRole('group', { name: message('round', { index: 2 }) })).toBeNull();
    expect(document.activeElement).toBe(screen.getByText(message('addRound')));
    expect(formHistory.offered()?.kind).toBe('removed');
    await calculate();
    expect(result().textContent).toContain('55,000.00');
    fireEvent.click(screen.getByLabelText(message('removeRound', { index: 1 })));
    await calculate();
    expect(result().textContent).toContain('60,000.00');
  });

  it('leaves out a round that is not above 0 and says so', async () => {
    const { fill, round, message, calculate, result } = await open();
    fill(HELD);
    round(1)({ price: '50000', quantity: '0' });
    await calculate();
    expect(result().textContent).toContain('60,000.00');
    expect(screen.getByText(message('ignored', { rounds: '1' }))).toBeTruthy();
    fireEvent.click(screen.getByText(message('addRound')));
    round(2)({ price: '50000', quantity: '10' });
    await calculate();
    // By its number in the form.
    expect(within(result()).getByRole('rowheader', { name: message('counted', { index: 2 }) })).toBeTruthy();
    round(1)({ quantity: '10' });
    await calculate();
    expect(screen.queryByText(message('ignored', { rounds: '1' }))).toBeNull();
  });

  it.each([
    ['0', '33'],
    ['8', '33.33333333'],
    ['9', '33.33'],
    ['x', '33.33'],
    ['', '33.33'],
  ])('shows prices with the decimals %j', async (decimalPlaces, average) => {
    const { fill, calculate, result } = await open();
    fill({ initialAmount: '100', initialQuantity: '3', decimalPlaces });
    await calculate();
    expect(result().textContent).toContain(won(average));
  });

  it.each([
    ['0', '33', '3', '67'],
    ['4', '33.3433', '2.6467', '66.6667'],
    ['', '33.3433', '2.64668', '66.67'],
  ])('answers with the decimals %j as well', async (decimalPlaces, breakEven, needed, profit) => {
    const { fill, calculate, answer, message, translate } = await open();
    fill({ initialAmount: '100', initialQuantity: '3', decimalPlaces });
    await calculate();
    const shown = screen.getByText(translate('trade:breakEven')).closest('div')?.textContent;
    expect(shown).toContain(won(breakEven));
    fireEvent.click(screen.getByLabelText(message('whatIf.targetModes.quantity')));
    fill({ 'whatIf.target': '25.125', 'whatIf.targetQuantity': '1.0955' });
    expect(answer('whatIf.neededPrice')).toContain(won(needed));
    fill({ 'whatIf.currentPrice': '55.55555' });
    expect(answer('whatIf.profit')).toContain(won(profit));
  });

  it('never shows a small price as 0', async () => {
    const { fill, calculate, result } = await open();
    fill({ initialAmount: '12.34', initialQuantity: '1,000,000개' });
    await calculate();
    expect(result().textContent).toContain('0.00001234');
  });

  it('refuses words and 0 beside their fields, and clears the result', async () => {
    const { fill, field, round, calculate, message, translate, result } = await open();
    fill(HELD);
    await calculate();
    fill({ initialQuantity: '0' });
    expect(
      screen.getByText(translate('errors:failures.number.zero', { field: message('initialQuantity') })),
    ).toBeTruthy();
    expect(result().textContent).toContain(message('empty'));
    fill({ initialQuantity: '10' });
    round(1)({ price: 'x' });
    expect(screen.getByText(translate('errors:failures.number.notNumber', { field: message('price') }))).toBeTruthy();
    expect(field('price').getAttribute('aria-invalid')).toBe('true');
    expect(result().textContent).toContain(message('empty'));
  });

  it('answers break-even, target average and current price', async () => {
    const { fill, calculate, answer, message, translate } = await open();
    fill(HELD);
    await calculate();
    expect(screen.getByText(translate('trade:breakEven')).closest('div')?.textContent).toContain('60,018');
    fill({ 'whatIf.target': '55000', 'whatIf.targetPrice': '50000' });
    expect(answer('whatIf.neededQuantity')).toContain('10');
    expect(answer('whatIf.neededAmount')).toContain('500,000');
    for (const [target, price] of [
      ['65000', '50000'],
      ['55000', '61000'],
      ['50000', '50000'],
    ] as const) {
      fill({ 'whatIf.target': target, 'whatIf.targetPrice': price });
      expect(screen.queryByText(message('whatIf.neededQuantity'))).toBeNull();
      expect(screen.getByText(message('whatIf.targetNote'))).toBeTruthy();
    }
    fill({ 'whatIf.target': '55000' });
    fireEvent.click(screen.getByLabelText(message('whatIf.targetModes.quantity')));
    fill({ 'whatIf.targetQuantity': '10' });
    expect(answer('whatIf.neededPrice')).toContain('50,000');
    fill({ 'whatIf.target': '1' });
    expect(screen.getByText(translate('errors:failures.trading.averageOutOfReach'))).toBeTruthy();
    fill({ 'whatIf.currentPrice': '54000' });
    expect(answer('whatIf.value')).toContain('540,000');
    expect(answer('whatIf.profit')).toContain(won('-60,000'));
    expect(answer('whatIf.rate')).toContain('−10.00%');
  });

  it('says that the further answers are about the average before a change', async () => {
    const { fill, round, calculate, translate } = await open();
    fill(HELD);
    await calculate();
    round(1)({ price: '50000', quantity: '10' });
    expect(screen.getAllByText(translate('common:banner.stale'))).toHaveLength(2);
  });

  it('has one name for the average before the purchases and one for that after them', async () => {
    const { message, late } = await open();
    const [before, after] = [message('firstPrice').toLowerCase(), message('averagePrice').toLowerCase()];
    expect(message('whatIf.targetNote')).toContain(after);
    expect(message('whatIf.targetNote')).not.toContain(before);
    for (const mode of ['quantity', 'amount']) expect(late(`swapped.${mode}`)).toContain(before);
  });

  it('copies the result as plain text', async () => {
    const written = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } });
    const { fill, calculate, message, action, result } = await open();
    fill(HELD);
    await calculate();
    fireEvent.click(within(result()).getByRole('button', { name: action('copy') }));
    await screen.findAllByText(action('copied'));
    expect(written.mock.calls[0]?.[0].split('\n')).toEqual([
      `${message('firstPrice')}: ${won('60,000.00')}`,
      `${message('totalQuantity')}: 10`,
      `${message('totalCost')}: ${won('600,000.00')}`,
      `${message('averagePrice')}: ${won('60,000.00')}`,
      message('purchaseLine', {
        name: message('first'),
        price: won('60,000.00'),
        quantity: '10',
        amount: won('600,000.00'),
      }),
    ]);
    vi.unstubAllGlobals();
  });

  it('keeps the notices of a pasted statement on the page of the other language', async () => {
    const { round, message, late, unmount, i18n } = await open();
    fireEvent.paste(round(1)({}).getByLabelText(message('price')), {
      clipboardData: { getData: () => '상태\t가격\t수량\n체결\t60,500\t2\n취소\t1\t1' },
    });
    await screen.findByText(late('notBought', { count: 1 }));
    unmount();
    render(
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: <View /> }])} />
      </I18nextProvider>,
    );
    expect(await screen.findByText(late('notBought', { count: 1 }))).toBeTruthy();
  });

  it('drops the notices of a pasted statement with its purchases', async () => {
    const { round, message, late, action } = await open();
    const paste = () =>
      fireEvent.paste(round(1)({}).getByLabelText(message('price')), {
        clipboardData: { getData: () => '상태\t가격\t수량\n체결\t60,500\t2\n취소\t1\t1' },
      });
    const replacements = [
      () => fireEvent.click(screen.getByText(action('reset'), { selector: 'button' })),
      () => fireEvent.click(screen.getByText(action('fillExample'), { selector: 'button' })),
    ];
    for (const replace of replacements) {
      paste();
      expect(await screen.findByText(late('notBought', { count: 1 }))).toBeTruthy();
      replace();
      expect(screen.queryByText(late('notBought', { count: 1 }))).toBeNull();
    }
  });

  it.each(['reset', 'fillExample'])('drops a refusal on %s, also where the form was the same before', async (name) => {
    const { round, message, late, action } = await open();
    const press = () => fireEvent.click(screen.getByText(action(name), { selector: 'button' }));
    const price = () => round(1)({}).getByLabelText(message('price'));
    const refused = () => screen.queryByText(late('unread.row', { row: 2 }));
    const paste = async () => {
      fireEvent.paste(price(), { clipboardData: { getData: () => '가격\t수량\n60,500\t2\n-\t4' } });
      await waitFor(() => expect(refused()).toBeTruthy());
    };
    if (name === 'fillExample') press();
    await paste();
    press();
    expect(refused()).toBeNull();
    await paste();
    round(1)({ price: '7' });
    expect(refused()).toBeNull();
    press();
    expect(refused()).toBeNull();
  });

  it('goes back to the start on Reset', async () => {
    const { fill, field, round, message, calculate, action, result } = await open();
    fill({ ...HELD, decimalPlaces: '5' });
    fireEvent.click(screen.getByText(message('addRound')));
    round(2)({ price: '7' });
    await calculate();
    fill({ 'whatIf.target': '55000' });
    fireEvent.click(screen.getByText(action('reset'), { selector: 'button' }));
    expect(field('initialAmount').value + field('initialQuantity').value + field('price').value).toBe('');
    expect(field('decimalPlaces').value).toBe('');
    expect(screen.queryByRole('group', { name: message('round', { index: 2 }) })).toBeNull();
    expect(result().textContent).toContain(message('empty'));
    fill(HELD);
    await calculate();
    expect(field('whatIf.target').value).toBe('');
  });
});
