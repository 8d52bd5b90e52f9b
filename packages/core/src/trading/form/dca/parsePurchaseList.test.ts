import { expect, it } from 'vitest';
import { type PurchaseList, parsePurchaseList } from './parsePurchaseList.ts';

it.each([
  ['1,2,3', ['1', '2', '3'], 0],
  [' 1 , 0.5 ,', ['1', '0.5'], 0],
  ['1，2、3', ['1', '2', '3'], 0],
  ['1,0,-2,x,4', ['1', '4'], 3],
  ['10%, 20%', ['10', '20'], 0],
  ['10:20:70', ['10', '20', '70'], 0],
  ['1,000', ['1000'], 0],
  ['60,500, 55,250', ['60500', '55250'], 0],
  ['₩60,500원, 55,250원', ['60500', '55250'], 0],
  ['6000,000, 5', ['5'], 1],
  ['3억 5,000만, 2억', ['350000000', '200000000'], 0],
  ['0,015, 5', ['5'], 1],
  ['9850만 9500만', ['98500000', '95000000'], 0],
  ['60,000원 55,000원 50,000원', ['60000', '55000', '50000'], 0],
  ['', [], 0],
  [' , ,', [], 0],
  ['0', [], 1],
])('%j holds %j, %i dropped', (text, numbers, dropped) => {
  const list = parsePurchaseList(text, 'prices', text.includes('%') ? 'shares' : 'prices');
  expect(list.ok && [list.value.numbers.map(String), list.value.dropped]).toEqual([numbers, dropped]);
});

it('reads fractions as shares', () => {
  const list = parsePurchaseList('1/3, 1/3, 1/3, 0/3', 'weights', 'shares');
  expect(list.ok && [list.value.numbers.map(String), list.value.dropped]).toEqual([['1/3', '1/3', '1/3'], 1]);
});

it.each([
  ['1/3, 1/3, 0.3', ['1/3', '1/3', '0.3'], 0],
  ['50%, 1/4, 1/4', ['0.5', '0.25', '0.25'], 0],
  ['1/2, 50퍼', ['0.5', '0.5'], 0],
  ['1/0, 1/2, 50', ['0.5', '50'], 1],
  ['0.5/2, 3/4', ['0.25', '0.75'], 0],
  ['50%, 25%', ['50', '25'], 0],
])('reads the shares %j as %j, %i dropped', (text, numbers, dropped) => {
  const list = parsePurchaseList(text, 'weights', 'shares');
  expect(list.ok && [list.value.numbers.map(String), list.value.dropped]).toEqual([numbers, dropped]);
});

it.each(['$60,000, $55,000', '60,000, 55,000 USDT', '1 BTC, 2'])('refuses another unit in %j', (text) => {
  const list = parsePurchaseList(text, 'prices', 'prices');
  expect(list).toMatchObject({ ok: false, failure: { code: 'number.wrongUnit' } });
});

it('refuses what can be read in two ways, with texts that have one', () => {
  const list = parsePurchaseList('60,500,55,250', 'prices', 'prices');
  const facts = { field: 'prices', grouped: '60500, 55250', split: '60, 500, 55, 250' };
  expect(list).toEqual({ ok: false, failure: { code: 'trading.listTwoWays', facts } });
  for (const text of [facts.grouped, facts.split]) {
    const again = parsePurchaseList(text, 'prices', text.includes('%') ? 'shares' : 'prices');
    expect(again.ok && again.value.numbers.map(String).join(', ')).toBe(text);
  }
});

it.each([
  ['6만 5천', '6만5천', '6만, 5천'],
  ['6만 5500', '6만5500', '6만, 5500'],
])('refuses the list %j, which may be one amount', (text, grouped, split) => {
  const facts = { field: 'prices', grouped, split };
  expect(parsePurchaseList(text, 'prices', 'prices')).toMatchObject({
    failure: { code: 'trading.listTwoWays', facts },
  });
  const [one, two] = [grouped, split].map((reading) => parsePurchaseList(reading, 'prices', 'prices'));
  const total = ({ numbers }: PurchaseList) => numbers.reduce((sum, value) => sum.add(value)).toString();
  expect(one?.ok && two?.ok && total(one.value) === total(two.value)).toBe(true);
});

it('refuses an amount that can be read in two ways, with texts that have one', () => {
  const list = parsePurchaseList('1억 5천, 2억, 3억 5,000', 'prices', 'prices');
  const facts = {
    field: 'prices',
    grouped: '100005000, 2억, 300005000',
    split: '150000000, 2억, 350000000',
  };
  expect(list).toEqual({ ok: false, failure: { code: 'trading.listTwoWays', facts } });
  const again = parsePurchaseList(facts.split, 'prices', 'prices');
  expect(again.ok && again.value.numbers.map(String)).toEqual(['150000000', '200000000', '350000000']);
});

it.each(['60,500원', '60,500원, 10%', '60,500 1/2회차 ₩900'])(
  'does not ask which reading of %j is meant where none is read',
  (text) => {
    expect(parsePurchaseList(text, 'weights', 'shares')).toMatchObject({ failure: { code: 'number.wrongUnit' } });
  },
);
