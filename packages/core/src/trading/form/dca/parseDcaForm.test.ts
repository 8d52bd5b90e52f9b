import { describe, expect, it } from 'vitest';
import { dcaPlan } from '../../dcaPlan.ts';
import { type DcaForm, MAX_DCA_ROWS, parseDcaForm } from './parseDcaForm.ts';

const LABELS = {
  budget: 'budget',
  firstPrice: 'first',
  weights: 'weights',
  prices: 'prices',
  stopPrice: 'stop',
  weight: 'weight',
  price: 'price',
};
const DIRECT: DcaForm = {
  mode: 'direct',
  budget: '1,000',
  firstPrice: '100',
  weights: '1, 2',
  prices: '100, 80',
  stopPrice: 'not read',
  purchases: 'not read',
  entry: 'lists',
  rows: [{ weight: 'not read', price: 'not read' }],
};
const LINEAR: DcaForm = { ...DIRECT, mode: 'linear', prices: 'not, read', stopPrice: '80', purchases: '2' };

const read = (form: DcaForm) => parseDcaForm(form, LABELS);

describe('parseDcaForm', () => {
  it('reads direct prices and leaves the linear fields alone', () => {
    const order = read(DIRECT);
    expect(order).toMatchObject({ ok: true, value: { mode: 'direct', notices: [] } });
    expect(order.ok && order.value.mode === 'direct' && order.value.prices.map(String)).toEqual(['100', '80']);
    expect(order.ok && order.value.weights.map(String)).toEqual(['1', '2']);
  });

  it('reads the linear fields and leaves direct prices alone', () => {
    const order = read(LINEAR);
    expect(order).toMatchObject({ ok: true, value: { mode: 'linear', purchases: 2, notices: [] } });
    expect(order.ok && order.value.mode === 'linear' && String(order.value.stopPrice)).toBe('80');
  });

  it.each(['', '  ', '0', '-5'])('reads %j as no stop price', (stopPrice) => {
    expect(read({ ...LINEAR, stopPrice })).toMatchObject({ ok: true, value: { stopPrice: null } });
  });

  it('takes any stop price above 0', () => {
    const order = read({ ...LINEAR, stopPrice: '0.00000001' });
    expect(order.ok && order.value.mode === 'linear' && order.value.stopPrice?.toString()).toBe('0.00000001');
  });

  it('takes a budget of another currency with three decimals', () => {
    const order = read({ ...DIRECT, budget: '12.340' });
    expect(order.ok && String(order.value.budget)).toBe('12.34');
  });

  it('says what it dropped or changed', () => {
    expect(read({ ...DIRECT, weights: '1,0,x', prices: '1,-2' })).toMatchObject({
      value: {
        notices: [
          { code: 'weightsDropped', count: 2 },
          { code: 'pricesDropped', count: 1 },
        ],
      },
    });
    expect(read({ ...LINEAR, purchases: '50' })).toMatchObject({
      value: { purchases: 20, notices: [{ code: 'purchasesChanged', count: 20 }] },
    });
    expect(read({ ...LINEAR, purchases: '' })).toMatchObject({ value: { purchases: 3, notices: [] } });
  });

  it('gives every failure at once, by field', () => {
    expect(read({ ...LINEAR, budget: '', firstPrice: '0', weights: '0,-1', stopPrice: 'x' })).toEqual({
      ok: false,
      failure: {
        budget: { code: 'number.notNumber', facts: { field: 'budget' } },
        firstPrice: { code: 'number.zero', facts: { field: 'first' } },
        weights: { code: 'trading.noWeights', facts: { field: 'weights' } },
        stopPrice: { code: 'number.notNumber', facts: { field: 'stop' } },
      },
    });
  });

  it('takes a thousand entries and refuses one more', () => {
    expect(MAX_DCA_ROWS).toBe(1000);
    const list = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(', ');
    expect(read({ ...DIRECT, weights: list(MAX_DCA_ROWS), prices: list(MAX_DCA_ROWS) }).ok).toBe(true);
    const facts = { max: MAX_DCA_ROWS };
    expect(read({ ...DIRECT, weights: list(MAX_DCA_ROWS + 1), prices: list(MAX_DCA_ROWS + 1) })).toEqual({
      ok: false,
      failure: {
        weights: { code: 'trading.tooManyRows', facts: { field: 'weights', ...facts } },
        prices: { code: 'trading.tooManyRows', facts: { field: 'prices', ...facts } },
      },
    });
  });

  it('computes the longest plan at once', () => {
    const list = Array.from({ length: MAX_DCA_ROWS }, (_, index) => `${index * 7919 + 1}.${index}1`).join(', ');
    const order = read({ ...DIRECT, weights: list, prices: list });
    const plan = order.ok ? dcaPlan(order.value) : undefined;
    expect(plan?.averagePrice.mul(plan.totalQuantity).equals(1000)).toBe(true);
  });

  it('refuses a list that can be read in two ways', () => {
    expect(read({ ...DIRECT, prices: '100,200' })).toEqual({
      ok: false,
      failure: {
        prices: { code: 'trading.listTwoWays', facts: { field: 'prices', grouped: '100200', split: '100, 200' } },
      },
    });
    expect(read({ ...LINEAR, prices: '100,200' }).ok).toBe(true);
  });
});

describe('parseDcaForm by rows', () => {
  const ROWS: DcaForm = {
    ...DIRECT,
    entry: 'rows',
    weights: 'not read',
    prices: 'not, read',
    rows: [
      { weight: '10%', price: '100' },
      { weight: '20', price: '' },
      { weight: '', price: '' },
      { weight: '70', price: '1,080' },
    ],
  };
  const withRows = (rows: DcaForm['rows'], form = ROWS) => read({ ...form, rows });
  const pricesOf = (order: ReturnType<typeof read>) =>
    order.ok && order.value.mode === 'direct' && order.value.prices.map(String);

  it('keeps weight and price of a row together, and repeats the price above', () => {
    const order = read(ROWS);
    expect(order.ok && order.value.weights.map(String)).toEqual(['10', '20', '70']);
    expect(pricesOf(order)).toEqual(['100', '100', '1080']);
    expect(order.ok && order.value.notices).toEqual([{ code: 'pricesRepeated', count: 1 }]);
  });

  it('plans the same as the lists of the same numbers', () => {
    const rows = read({ ...ROWS, rows: ROWS.rows.filter(({ price }) => price !== '') });
    const lists = read({ ...DIRECT, weights: '10, 70', prices: '100, 1080' });
    expect(rows.ok && lists.ok && dcaPlan(rows.value).rows).toEqual(lists.ok && dcaPlan(lists.value).rows);
  });

  it('starts at the first price, and stays there when no row has one', () => {
    const first = withRows([
      { weight: '1', price: '' },
      { weight: '1', price: '90' },
    ]);
    expect(pricesOf(first)).toEqual(['100', '90']);
    const none = withRows([{ weight: '1', price: '' }]);
    expect(none.ok && dcaPlan(none.value).notices).toEqual([{ code: 'firstPriceOnly', count: 1 }]);
  });

  it('reads fractions, and percentages beside them as parts of 1', () => {
    const weights = ['1/4', ' 1 / 4', '50%', '', '1/0'].map((weight) => ({ weight, price: '' }));
    const order = withRows(weights.slice(0, 4));
    expect(order.ok && order.value.weights.map(String)).toEqual(['0.25', '0.25', '0.5']);
    expect(withRows(weights)).toMatchObject({
      failure: { rows: [{}, {}, {}, {}, { weight: { code: 'number.notNumber' } }] },
    });
  });

  it('drops weights that are not above 0 with their prices, and says so', () => {
    const order = withRows([
      { weight: '0', price: '500' },
      { weight: '-1', price: '' },
      { weight: '1', price: '90' },
    ]);
    expect(pricesOf(order)).toEqual(['90']);
    expect(order.ok && order.value.notices).toEqual([{ code: 'weightsDropped', count: 2 }]);
  });

  it('takes the price of the row above also where that is dropped', () => {
    const order = withRows([
      { weight: '1', price: '' },
      { weight: '0', price: '90' },
      { weight: '1', price: '' },
    ]);
    expect(pricesOf(order)).toEqual(['100', '90']);
    const last = withRows([
      { weight: '1', price: '' },
      { weight: '0', price: '90' },
    ]);
    expect(last.ok && dcaPlan(last.value).notices.map(({ code }) => code)).toEqual([
      'weightsDropped',
      'firstPriceOnly',
    ]);
  });

  it('says at each row what is wrong with it', () => {
    const order = withRows([
      { weight: 'x', price: '0' },
      { weight: '1', price: '90' },
      { weight: '', price: '90' },
      { weight: '1', price: '-5' },
      { weight: '1', price: '60,500, 55,250' },
    ]);
    expect(order).toEqual({
      ok: false,
      failure: {
        rows: [
          {
            weight: { code: 'number.notNumber', facts: { field: 'weight' } },
            price: { code: 'number.zero', facts: { field: 'price' } },
          },
          {},
          { weight: { code: 'trading.weightMissing', facts: { field: 'weight' } } },
          { price: { code: 'number.negative', facts: { field: 'price' } } },
          {
            price: {
              code: 'number.severalValues',
              facts: { field: 'price', first: '60,500', second: '55,250' },
            },
          },
        ],
      },
    });
  });

  it.each([
    [{ weight: 'x', price: '90' }, 'weight'],
    [{ weight: '1', price: 'x' }, 'price'],
  ])('fails for one field: %o', (row, field) => {
    const order = withRows([row]);
    expect(order.ok ? [] : order.failure.rows?.map((failures) => Object.keys(failures))).toEqual([[field]]);
  });

  it('fails for the amounts above the rows as well', () => {
    const rows = [{ weight: '1', price: '' }];
    expect(withRows(rows, { ...ROWS, firstPrice: 'x' })).toMatchObject({
      failure: { firstPrice: { code: 'number.notNumber' } },
    });
    expect(withRows([{ weight: 'x', price: '' }], { ...ROWS, budget: '0' })).toMatchObject({
      failure: { budget: { code: 'number.zero' }, rows: [{ weight: { code: 'number.notNumber' } }] },
    });
  });

  it('needs a weight above 0', () => {
    const failure = { weights: { code: 'trading.noWeights', facts: { field: 'weights' } } };
    for (const rows of [[], [{ weight: '', price: '' }], [{ weight: '0', price: '' }]]) {
      expect(withRows(rows)).toEqual({ ok: false, failure });
    }
  });

  it('reads the weights alone where prices go in even steps', () => {
    const order = withRows([{ weight: '1', price: 'not read' }], { ...LINEAR, entry: 'rows' });
    expect(order.ok && order.value.weights.map(String)).toEqual(['1']);
  });
});
