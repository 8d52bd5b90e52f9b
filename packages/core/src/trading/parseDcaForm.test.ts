import { describe, expect, it } from 'vitest';
import { dcaPlan } from './dcaPlan.ts';
import { type DcaForm, MAX_DCA_ROWS, parseDcaForm } from './parseDcaForm.ts';

const LABELS = { budget: 'budget', firstPrice: 'first', weights: 'weights', prices: 'prices', stopPrice: 'stop' };
const DIRECT: DcaForm = {
  mode: 'direct',
  budget: '1,000',
  firstPrice: '100',
  weights: '1, 2',
  prices: '100, 80',
  stopPrice: 'not read',
  purchases: 'not read',
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

  it.each(['', '  ', '0', '-5'])('takes %j for no stop price', (stopPrice) => {
    expect(read({ ...LINEAR, stopPrice })).toMatchObject({ ok: true, value: { stopPrice: null } });
  });

  it('takes any stop price above 0', () => {
    const order = read({ ...LINEAR, stopPrice: '0.00000001' });
    expect(order.ok && order.value.mode === 'linear' && order.value.stopPrice?.toString()).toBe('0.00000001');
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
    const list = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');
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
    const list = Array.from({ length: MAX_DCA_ROWS }, (_, index) => `${index * 7919 + 1}.${index}1`).join(',');
    const order = read({ ...DIRECT, weights: list, prices: list });
    const plan = order.ok ? dcaPlan(order.value) : undefined;
    expect(plan?.averagePrice.mul(plan.totalQuantity).equals(1000)).toBe(true);
  });
});
