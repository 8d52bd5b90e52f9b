import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListKind, listReadings } from './listReadings.ts';

const joined = (text: string, kind: ListKind = 'shares') =>
  listReadings(text, kind).map((reading) => reading.join(' '));

describe('listReadings', () => {
  it.each(['', '  ', ' , ,', '\n;\t', '\u200b'])('finds nothing in %j', (text) => {
    expect(listReadings(text, 'shares')).toEqual([]);
  });

  it.each([
    ['1,2,3', '1 2 3'],
    [' 1 , 0.5 ,', '1 0.5'],
    ['1, 2,3', '1 2 3'],
    ['1，2、3', '1 2 3'],
    ['１０，２０', '10 20'],
    ['10%, 20%', '10% 20%'],
    ['10%,20%,70%', '10% 20% 70%'],
    ['10% 20% 70%', '10% 20% 70%'],
    ['10:20:70', '10 20 70'],
    ['10 20 70', '10 20 70'],
    ['10;20', '10 20'],
    ['1/2/3', '1 2 3'],
    ['1/3, 1/3, 1/3', '1/3 1/3 1/3'],
    ['1. 10%', '10%'],
    ['1. 10%\n2. 20%\n3. 70%', '10% 20% 70%'],
    ['1회차: 10% 2회차: 90%', '10% 90%'],
    ['(1,2,3)', '1 2 3'],
    ['［1,2,3］', '1 2 3'],
    ['- 1/3\n- 2/3', '1/3 2/3'],
    ['1/2 1/4\n1/4', '1/2 1/4 1/4'],
    ['1/3, 1/3, 0.3', '1/3 1/3 0.3'],
    ['50%, 1/4, 1/4', '50% 1/4 1/4'],
    ['1/2,1/4,1/4,', '1/2 1/4 1/4'],
    ['1/2,0.25', '1/2 0.25'],
    ['1/2,1/4,100', '1/2 1/4 100'],
    ['1/2, 0.5', '1/2 0.5'],
    ['0.5/2, 3/4', '0.5/2 3/4'],
    ['1 / 3, 2 / 3', '1/3 2/3'],
    ['1/3|2/3', '1/3 2/3'],
    ['1/3 : 2/3', '1/3 2/3'],
    ['1/3\t0.3', '1/3 0.3'],
    ['1/3 1/3 0.3', '1/3 1/3 0.3'],
    ['1/3 50% 0.3', '1/3 50% 0.3'],
    ['1/3,', '1/3'],
    ['1 1/2', '1 1/2'],
    ['1 1/2, 2 1/2', '3/2 5/2'],
    ['1 3/2, 2', '1 3/2 2'],
    ['0.5 1/2, 2', '0.5 1/2 2'],
    ['1/2/3, 4', '1 2 3 4'],
    ['900/1,000', '900 1000'],
    ['1/2', '1 2'],
    ['60000 - 55000 – 50000', '60000 55000 50000'],
    ['60,500 ∼ 55,250 〜 50,000', '60500 55250 50000'],
    ['60,000원 55,000원 50,000원', '60000원 55000원 50000원'],
    ['6만원 5만5천원', '6만원 5만5천원'],
    ['9850만 9500만', '9850만 9500만'],
    ['6만5천 5만5천 4만5천', '6만5천 5만5천 4만5천'],
    ['6만 5만원 45,000', '6만 5만원 45000'],
    ['6만 5만, 4만', '6만 5만 4만'],
    ['6만 5천, 4만', '6만5천 4만'],
    ['60,50원 55원', '60,50원 55원'],
    ['5천 6천', '5천 6천'],
    ['₩60,000 ₩55,000', '₩60000 ₩55000'],
    ['1,000 / 900 / 800', '1000 900 800'],
    ['1|2|3', '1 2 3'],
    ['100 → 90 → 80', '100 90 80'],
    ['1대2대3', '1 2 3'],
    ['1 대 2', '1 2'],
    ['10\n20\r\n70\n', '10 20 70'],
    ['10\t20', '10 20'],
    ['60000,55000', '60000 55000'],
    ['1, x, -2', '1 x -2'],
    ['\ufeff1,\u200b2', '1 2'],
  ])('has one reading of %j', (text, expected) => {
    expect(joined(text)).toEqual([expected]);
  });

  it.each([
    ['1,000', '1000'],
    ['60,500, 55,250', '60500 55250'],
    ['60,500,  55,250, 50,000', '60500 55250 50000'],
    ['60,000, 900', '60000 900'],
    ['60,000,55,000', '60000 55000'],
    ['60,500\n55,250\n900', '60500 55250 900'],
    ['60,500; 900', '60500 900'],
    ['60,500원, 55,250원', '60500원 55250원'],
    ['60,500원,55,250원', '60500원 55250원'],
    ['₩60,500,₩55,250', '₩60500 ₩55250'],
    ['1,234,567.25, 1,000,000', '1234567.25 1000000'],
    ['60\u00a0500, 55\u202f250', '60500 55250'],
    ['60,500 55,250', '60500 55250'],
  ])('takes the commas of %j for grouping', (text, expected) => {
    expect(joined(text)).toEqual([expected]);
  });

  it.each([
    ['60,500', '60500', '60 500'],
    ['100,200', '100200', '100 200'],
    ['100,200,300', '100200300', '100 200 300'],
    ['60,500,55,250', '60500 55250', '60 500 55 250'],
    ['60,500, 55,25', '60500 55 25', '60 500 55 25'],
    ['1,500, 900', '1500 900', '1 500 900'],
    ['1,234.5', '1234.5', '1 234.5'],
    ['60 500', '60500', '60 500'],
    ['1 1/2 1/2', '3/2 1/2', '1 1/2 1/2'],
    ['6만 5천', '6만5천', '6만 5천'],
    ['6만 5500', '6만5500', '6만 5500'],
    ['1억 5천만 1억 2천만', '1억5천만 1억2천만', '1억 5천만 1억 2천만'],
    ['1억 5천만 9천만, 8천만', '1억5천만 9천만 8천만', '1억 5천만 9천만 8천만'],
    ['1 1/2, 1/2', '3/2 1/2', '1 1/2 1/2'],
  ])('gives both readings of %j, the larger numbers first', (text, grouped, split) => {
    expect(joined(text)).toEqual([grouped, split]);
  });

  it.each([
    ['60,000/55,000, 50,000/45,000', '60000 55000 50000 45000'],
    ['60000/55000, 50000/45000', '60000 55000 50000 45000'],
    ['60/50\n40', '60 50 40'],
  ])('finds no fraction in the prices %j', (text, expected) => {
    expect(joined(text, 'prices')).toEqual([expected]);
  });

  it('keeps what groups nothing in one piece', () => {
    expect(listReadings('6000,000', 'shares')).toEqual([['6000,000']]);
    expect(listReadings('3억 5,000만, 2억', 'prices')).toEqual([['3억5000만', '2억']]);
  });

  const amount = fc.integer({ min: 1, max: 10 ** 9 });
  const grouped = (value: number) => value.toLocaleString('en-US');

  it('reads back whatever it gives, in one way', () => {
    const list = fc.string({ unit: fc.constantFrom('0', '1', '5', '9', ',', ' ', '.', ';', '\n', '%'), maxLength: 16 });
    fc.assert(
      fc.property(list, (text) => {
        for (const reading of listReadings(text, 'shares')) {
          if (reading.every((entry) => /^\d+(?:\.\d+)?$/.test(entry))) {
            expect(listReadings(reading.join(', '), 'shares')).toEqual([reading]);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('finds the fractions meant beside every other separator', () => {
    const fraction = fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }));
    const other = fc.constantFrom('0.3', '50%', '0.25');
    const entry = fc.oneof(
      fraction.map(([above, below]) => `${above}/${below}`),
      other,
    );
    const mark = fc.constantFrom(', ', ',', '; ', '\n', '\t', '|', ' : ', ' ', ' / ');
    fc.assert(
      fc.property(fc.array(entry, { minLength: 2, maxLength: 6 }), mark, (entries, separator) => {
        const isCertain = separator !== ' / ' && entries.some((text) => text.includes('/'));
        if (isCertain) expect(listReadings(entries.join(separator), 'shares')).toEqual([entries]);
      }),
      { numRuns: 1000 },
    );
  });

  it('never loses a list that is grouped throughout, nor parts one of its numbers', () => {
    const prices = fc.array(fc.integer({ min: 1000, max: 10 ** 9 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(prices, fc.constantFrom(', ', '\n', '; ', '\t'), (values, mark) => {
        expect(listReadings(values.map(grouped).join(mark), 'prices')).toEqual([values.map(String)]);
      }),
    );
  });

  it('separates amounts with factors at blanks, and reads back what it gives', () => {
    const factor = fc.constantFrom('', '백', '천', '만', '천만', '억', '만원', '원');
    const part = fc.tuple(fc.integer({ min: 1, max: 99 }), factor).map(([value, word]) => `${value}${word}`);
    fc.assert(
      fc.property(fc.array(part, { minLength: 2, maxLength: 6 }), (parts) => {
        if (!parts.some((text) => /\D/u.test(text))) return;
        const readings = listReadings(parts.join(' '), 'prices');
        expect(readings.at(-1)).toEqual(parts);
        for (const reading of readings) expect(listReadings(reading.join(', '), 'prices')).toEqual([reading]);
      }),
      { numRuns: 1000 },
    );
  });

  it('has the numbers meant among its readings', () => {
    const way = fc.constantFrom([false, ','], [false, ', '], [false, ':'], [true, ', '], [true, '\n'], [true, ':']);
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 6 }), way, (values, [groups, mark]) => {
        const text = values.map((value) => (groups ? grouped(value) : String(value))).join(String(mark));
        expect(listReadings(text, 'shares')).toContainEqual(values.map(String));
      }),
    );
  });
});
