import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvTable } from './csvTable.ts';

describe('csvTable', () => {
  it.each([
    ['60500,100\n55250,200', '60500\t100\n55250\t200'],
    ['60500, 10\n55250, 20', '60500\t10\n55250\t20'],
    ['60500원,10개\n55250원,20개', '60500원\t10개\n55250원\t20개'],
    ['60500,10개\n55250,20개', '60500\t10개\n55250\t20개'],
    ['매수가,수량\n60500,10\n55250,20', '매수가\t수량\n60500\t10\n55250\t20'],
    ['가나,다라\n60500,10\n55250,20', '가나\t다라\n60500\t10\n55250\t20'],
    ['메모\n60500, 10\n55250, 20', '60500\t10\n55250\t20'],
    ['60.500,25;2\n55.250,40;4', '60.500,25\t2\n55.250,40\t4'],
    ['60500,10%\n55250,20%', '60500\t10%\n55250\t20%'],
    ['가격,수량\r\n60500,10\r\n55250,20\r\n', '가격\t수량\n60500\t10\n55250\t20'],
    ['가격,수량\n60500,10', '가격\t수량\n60500\t10'],
    ['가격,수량\n60,500,10', '가격\t수량\n60,500\t10'],
    ['10%,60,500\n20%,55,250', '10%\t60,500\n20%\t55,250'],
    ['60,500,10\n55,250,20', '60,500\t10\n55,250\t20'],
    ['가격,수량\n500,100\n400,200', '가격\t수량\n500\t100\n400\t200'],
    ['10%;60,500\n20%;55,250', '10%\t60,500\n20%\t55,250'],
    ['"가격","수량"\n"60,500","10"\n"55,250",20', '가격\t수량\n60,500\t10\n55,250\t20'],
    ['0.125,500\n0.25,400', '0.125\t500\n0.25\t400'],
    ['가격,수량\n60500,10,\n55250,20,', '가격\t수량\n60500\t10\n55250\t20'],
    ['가격,수량\n60,500,10,\n55,250,20,', '가격\t수량\n60,500\t10\n55,250\t20'],
    ['No,가격,수량\n"1","60,500","10",\n"2","55,250","20",', 'No\t가격\t수량\n1\t60,500\t10\n2\t55,250\t20'],
    // Neither a last cell with a value nor one that the heading names.
    ['가격,수량\n60500,10,a\n55250,20,', '가격\t수량\n60500\t10\ta\n55250\t20\t'],
    ['가격,수량,메모\n60,500,2,\n55,250,4,', '가격\t수량\t메모\n60,500\t2\t\n55,250\t4\t'],
    ['1,,60500\n2,,55250', '1\t\t60500\n2\t\t55250'],
    ['1, 10%, 60500\n2, 20%, 55250', '1\t10%\t60500\n2\t20%\t55250'],
  ])('puts tabs into %j', (text, table) => {
    expect(csvTable(text)).toBe(table);
  });

  it.each([
    ...[
      '',
      '60500,10',
      '60,500\n55,250',
      '60,500,100\n55,250,200',
      '60500,10\n55250',
      '가격,수량',
      '메모, 있음\n60,500',
    ],
    ...['0,5\n0,7', '0,5개\n0,7개', '10%,\n20%,', '60,500\t10,5\n55,250\t20,5', '100\n200', ',\n1\n2'],
  ])('leaves %j alone', (text) => {
    expect(csvTable(text)).toBe(text);
  });

  it.each([
    ...['60500,10\n55250,20', '60.500,25\n55.250,40', '60500,25 €\n55250,40 €', '€60.500,25\n€55.250,40'],
    ...[
      '1.060.500,25\n900,5',
      '60.500,255\n900',
      '12,5 달러\n13,5 달러',
      '12,5%\n37,5%',
      ' 1,5 \r\n2,5\r\n',
      '가격\n60.500,25\n55.250,40',
    ],
  ])('leaves the commas of %j alone, which may be decimal ones', (text) => {
    expect(csvTable(text)).toBe(text);
    expect(csvTable(text, 'size')).toBe(text);
  });

  it('leaves any comma of a list of quantities alone that may be a decimal one', () => {
    expect(csvTable('1,5개\n2,125개', 'size')).toBe('1,5개\n2,125개');
    expect(csvTable('60500,1000\n55250,2000', 'size')).toBe('60500,1000\n55250,2000');
    expect(csvTable('가격,수량\n60500,10\n55250,20', 'size')).toBe('가격\t수량\n60500\t10\n55250\t20');
    expect(csvTable('0.5,10\n0.25,20', 'size')).toBe('0.5\t10\n0.25\t20');
  });

  it('keeps the cells of every table that is written with quotes or semicolons', () => {
    const cell = fc.integer({ min: 0, max: 10 ** 7 }).map((value) => value.toLocaleString('en-US'));
    const rows = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 5 }),
      );
    fc.assert(
      fc.property(rows, (cells) => {
        const table = cells.map((row) => row.join('\t')).join('\n');
        expect(csvTable(cells.map((row) => row.map((value) => `"${value}"`).join(',')).join('\n'))).toBe(table);
        expect(csvTable(cells.map((row) => row.join(';')).join('\n'))).toBe(table);
      }),
      { numRuns: 1000 },
    );
  });
});
