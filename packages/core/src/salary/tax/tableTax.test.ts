import { describe, expect, it } from 'vitest';
import { TABLE_FAMILY } from '../form/salaryForm.ts';
import { PUBLISHED_FOR_ONE, PUBLISHED_ROWS } from './publishedTable.fixture.ts';
import { tableTax } from './tableTax.ts';

const FAMILIES = Array.from({ length: TABLE_FAMILY }, (_, index) => index + 1);

describe('the simplified table', () => {
  it.each(PUBLISHED_ROWS)('from %i won on is the published row for 1 to 11 persons', (from, taxes) => {
    expect(FAMILIES.map((family) => Number(tableTax(from, family)))).toEqual(taxes);
  });

  it('is the published column of one person, row by row', () => {
    const rows = [
      ...Array.from({ length: 88 }, (_, row) => 1_060_000 + row * 5_000),
      ...Array.from({ length: 150 }, (_, row) => 1_500_000 + row * 10_000),
      ...Array.from({ length: 39 }, (_, row) => 3_000_000 + row * 20_000),
    ];
    expect(rows.map((from) => Number(tableTax(BigInt(from), 1)))).toEqual(PUBLISHED_FOR_ONE);
  });

  it.each([
    [2_999_999n, 73_060n],
    [3_000_000n, 74_350n],
    [3_019_999n, 74_350n],
    [3_020_000n, 76_060n],
    [9_999_999n, 1_503_990n],
    [10_000_000n, 1_507_400n],
  ])('takes %i won to the row that it stands in', (pay, tax) => {
    expect(tableTax(pay, 1)).toBe(tax);
  });

  it('has nothing below 1,000 won', () => {
    for (const pay of [0n, 769_999n, 770_000n, 1_059_999n]) expect(tableTax(pay, 1)).toBe(0n);
    expect(tableTax(1_060_000n, 1)).toBe(1_040n);
  });

  it('never falls as the pay grows, and never grows with the family', () => {
    let before = FAMILIES.map(() => 0n);
    for (let pay = 770_000n; pay <= 10_000_000n; pay += 5_000n) {
      const row = FAMILIES.map((family) => tableTax(pay, family));
      expect(row.every((tax, index) => tax >= (before[index] ?? 0n))).toBe(true);
      expect(row.every((tax, index) => index === 0 || tax <= (row[index - 1] ?? 0n))).toBe(true);
      before = row;
    }
  });
});
