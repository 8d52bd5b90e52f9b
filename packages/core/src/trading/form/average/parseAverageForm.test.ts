import { describe, expect, it } from 'vitest';
import { type AverageForm, type AverageLabels, parseAverageForm, type RoundForm } from './parseAverageForm.ts';

const LABELS: AverageLabels = {
  initialAmount: 'initial amount',
  initialQuantity: 'initial quantity',
  price: 'price',
  quantity: 'quantity',
  amount: 'amount',
};
const FORM: AverageForm = { initialAmount: '1,000', initialQuantity: '2.5', decimalPlaces: '4', rounds: [] };

function round(mode: RoundForm['mode'], price: string, size: string, other = ''): RoundForm {
  return mode === 'quantity'
    ? { mode, price, quantity: size, amount: other }
    : { mode, price, quantity: other, amount: size };
}

function withRounds(...rounds: readonly RoundForm[]) {
  return parseAverageForm({ ...FORM, rounds }, LABELS);
}

describe('parseAverageForm', () => {
  it('reads amount, quantity and places', () => {
    const order = parseAverageForm(FORM, LABELS);
    expect(order.ok && [order.value.initialAmount, order.value.initialQuantity].map(String)).toEqual(['1000', '2.5']);
    expect(order).toMatchObject({ value: { decimalPlaces: 4, rounds: [], roundNumbers: [], ignoredRounds: [] } });
  });

  it.each([
    ['', 'number.notNumber'],
    ['0', 'number.zero'],
    ['-1', 'number.negative'],
    ['x', 'number.notNumber'],
  ])('needs both above 0: %j is %s', (text, code) => {
    expect(parseAverageForm({ ...FORM, initialAmount: text, initialQuantity: text }, LABELS)).toEqual({
      ok: false,
      failure: {
        initialAmount: { code, facts: { field: 'initial amount' } },
        initialQuantity: { code, facts: { field: 'initial quantity' } },
        rounds: [],
      },
    });
  });

  it('counts a round by the size of its own mode', () => {
    const order = withRounds(round('quantity', '10', '2', 'not read'), round('amount', '10', '30', 'not read'));
    expect(order.ok && order.value.rounds).toMatchObject([{ mode: 'quantity' }, { mode: 'amount' }]);
    expect(
      order.ok && order.value.rounds.map((read) => String(read.mode === 'amount' ? read.amount : read.quantity)),
    ).toEqual(['2', '30']);
    expect(order.ok && order.value.rounds.map(({ price }) => String(price))).toEqual(['10', '10']);
  });

  it('takes amounts of another currency with three decimals', () => {
    const rounds = [round('amount', '1.250', '55.000')];
    const order = parseAverageForm({ ...FORM, initialAmount: '12.340', rounds }, LABELS);
    expect(order.ok && String(order.value.initialAmount)).toBe('12.34');
    expect(order.ok && order.value.rounds.map((read) => read.mode === 'amount' && String(read.amount))).toEqual(['55']);
  });

  it('takes the unit of each size', () => {
    const order = withRounds(round('quantity', '10원', '2 BTC'), round('amount', '10원', '30원'));
    expect(order).toMatchObject({ ok: true, value: { roundNumbers: [1, 2] } });
    const swapped = withRounds(round('quantity', '10', '2원'), round('amount', '10', '30 BTC'));
    expect(swapped.ok ? [] : swapped.failure.rounds).toMatchObject([
      { quantity: { code: 'number.wrongUnit' } },
      { amount: { code: 'number.wrongUnit' } },
    ]);
  });

  it('passes over an empty round and names the others that do not count', () => {
    const order = withRounds(
      round('quantity', ' ', ''),
      round('quantity', '10', ''),
      round('amount', '', '5'),
      round('quantity', '0', '5'),
      round('amount', '10', '-5'),
      round('quantity', '0.01', '0.01'),
    );
    expect(order).toMatchObject({ ok: true, value: { roundNumbers: [6], ignoredRounds: [2, 3, 4, 5] } });
    expect(order.ok && order.value.rounds).toHaveLength(1);
  });

  it('fails on words in a round, beside the field they stand in', () => {
    const rounds = [
      round('quantity', '10', '1'),
      round('amount', 'x', 'y'),
      round('quantity', '', 'z'),
      round('quantity', 'x', '1'),
    ];
    expect(withRounds(...rounds)).toEqual({
      ok: false,
      failure: {
        rounds: [
          {},
          {
            price: { code: 'number.notNumber', facts: { field: 'price' } },
            amount: { code: 'number.notNumber', facts: { field: 'amount' } },
          },
          { quantity: { code: 'number.notNumber', facts: { field: 'quantity' } } },
          { price: { code: 'number.notNumber', facts: { field: 'price' } } },
        ],
      },
    });
  });
});
