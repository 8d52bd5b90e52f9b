import fc from 'fast-check';
import { expect, it } from 'vitest';
import { swappedRounds } from '../average/swappedRounds.ts';
import { listsToPurchases } from '../dca/listsToPurchases.ts';
import { parseDcaForm } from '../dca/parseDcaForm.ts';
import { parsePurchaseList } from '../dca/parsePurchaseList.ts';
import { purchasesToLists } from '../dca/purchasesToLists.ts';
import type { PurchasePlace } from './purchases/pastedPurchases.ts';
import { readPastedPurchases } from './purchases/readPastedPurchases.ts';
import { readPastedRounds } from './rounds/readPastedRounds.ts';

const LABELS = { budget: '', firstPrice: '', weights: '', prices: '', stopPrice: '', weight: '', price: '' };
const FORM = { budget: '1000', firstPrice: '100', mode: 'direct', stopPrice: '', purchases: '' } as const;

const token = fc.constantFrom(
  ...[
    '1',
    '2.5',
    '60,500',
    '55250',
    '1/3',
    '2/3',
    '1 1/2',
    '50%',
    '10%',
    '6만',
    '5천',
    '1억',
    '5천만',
    '60,500원',
    '₩900',
  ],
  ...[
    '1.',
    '2)',
    '(3)',
    '2회차',
    '①',
    '-',
    '0',
    '-5',
    'x',
    '합계',
    '취소',
    '매도',
    '가격',
    '수량',
    '비중',
    '"',
    '[',
    ')',
  ],
);
const mark = fc.constantFrom(' ', ', ', ',', '\n', '\t', ';', '|', '/', ' / ', ':', '~', '');
const list = fc
  .array(fc.tuple(token, mark), { maxLength: 10 })
  .map((parts) => parts.map(([text, separator]) => text + separator).join(''));
const anything = fc.oneof(list, fc.string({ unit: 'binary', maxLength: 40 }));
const place = fc.record<PurchasePlace>({
  field: fc.constantFrom('weight', 'price'),
  weightsOnly: fc.boolean(),
});

function rowsOf(weights: readonly string[]) {
  return weights.map((weight) => ({ weight, price: '' }));
}

it('never throws, whatever is pasted or typed', () => {
  fc.assert(
    fc.property(anything, anything, place, (text, other, at) => {
      readPastedPurchases(text, at);
      const pasted = readPastedRounds(text, 'price', 'quantity');
      swappedRounds(pasted.kind === 'rounds' ? pasted.rounds : [{ price: text, quantity: other }], {
        initialAmount: '600000',
        initialQuantity: '10',
      });
      parseDcaForm({ ...FORM, entry: 'lists', weights: text, prices: other, rows: [] }, LABELS);
      parseDcaForm({ ...FORM, entry: 'rows', weights: '', prices: '', rows: [{ weight: text, price: other }] }, LABELS);
    }),
    { numRuns: 1000 },
  );
});

it('offers readings, of which one at least is read, as they are shown', () => {
  fc.assert(
    fc.property(list, fc.constantFrom('shares', 'prices'), (text, kind) => {
      const read = parsePurchaseList(text, '', kind);
      if (read.ok || read.failure.code !== 'trading.listTwoWays') return;
      const { grouped, split } = read.failure.facts;
      const offers = [grouped, split].map((offer) => ({ offer, again: parsePurchaseList(offer, '', kind) }));
      expect(offers.some(({ again }) => again.ok || again.failure.code === 'trading.listTwoWays')).toBe(true);
      for (const { offer, again } of offers) {
        const shown = again.ok || again.failure.code !== 'trading.listTwoWays' ? undefined : again.failure.facts;
        // Where the entries were separated first, an amount like 1억 5천 is asked about next.
        expect(shown?.grouped).not.toBe(offer);
      }
    }),
    { numRuns: 1000 },
  );
});

it('plans the same from a list and from its rows, and from the list of these', () => {
  fc.assert(
    fc.property(list, (weights) => {
      const lists = { ...FORM, entry: 'lists', weights, prices: '', rows: [] } as const;
      const rows = listsToPurchases(weights, '');
      const byLists = parseDcaForm(lists, LABELS);
      if (rows === undefined || !byLists.ok || byLists.value.notices.length > 0) return;
      const byRows = parseDcaForm({ ...lists, entry: 'rows', rows }, LABELS);
      expect(byRows.ok && byRows.value.weights.map(String)).toEqual(byLists.value.weights.map(String));
      const back = parseDcaForm({ ...lists, ...purchasesToLists(rows, '100') }, LABELS);
      // The weight of a single purchase makes no difference.
      if (rows.length > 1) expect(back.ok && back.value.weights.map(String)).toEqual(byLists.value.weights.map(String));
    }),
    { numRuns: 1000 },
  );
});

it('fills in a column that is read as the list that was pasted', () => {
  const entry = fc.constantFrom('1', '2.5', '0.5', '10', '1/3', '2/3', '50%', '10%', '60,500', '0', 'x');
  const column = fc.array(entry, { minLength: 2, maxLength: 8 }).map((entries) => entries.join('\n'));
  fc.assert(
    fc.property(fc.oneof(list, column), (text) => {
      const pasted = readPastedPurchases(text, { field: 'weight', weightsOnly: true });
      const typed = parsePurchaseList(text, '', 'shares');
      if (pasted.kind !== 'column' || !typed.ok || typed.value.dropped > 0) return;
      const rows = rowsOf(pasted.entries);
      const plan = parseDcaForm({ ...FORM, entry: 'rows', weights: '', prices: '', rows }, LABELS);
      expect(plan.ok && plan.value.weights.map(String)).toEqual(typed.value.numbers.map(String));
    }),
    { numRuns: 1000 },
  );
});
