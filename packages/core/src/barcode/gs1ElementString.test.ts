import { describe, expect, it } from 'vitest';
import { FNC1, gs1ElementString } from './gs1ElementString.ts';

describe('gs1ElementString', () => {
  it.each([
    ['(01)08801234567893', '0108801234567893'],
    ['(01)08801234567893(10)A1', '010880123456789310A1'],
    ['(10)A1(01)08801234567893', `10A1${FNC1}0108801234567893`],
    ['(10)A1(21)7', `10A1${FNC1}217`],
    ['(17)261231(10)A1', '1726123110A1'],
    ['(3103)000750(37)5', '3103000750375'],
    ['(8005)000365', '8005000365'],
    [`(10)A1${FNC1}(21)7${FNC1}`, `10A1${FNC1}217`],
    ['(410)8801234567893(20)05', '41088012345678932005'],
    ['(00)106141412345678908', '00106141412345678908'],
    // Parentheses of the data.
    ['(10)A(B)1(21)7', `10A(B)1${FNC1}217`],
    ['(240)(S)', '240(S)'],
  ])('writes %s', (text, elements) => {
    expect(gs1ElementString(text)).toEqual({ ok: true, value: elements });
  });

  it.each([
    ['0108801234567893', '0108801234567893'],
    [`10A1${FNC1}217`, `10A1${FNC1}217`],
    [`${FNC1}${FNC1}10A1${FNC1}`, '10A1'],
    // A packaging date and a batch, whose last digit could be a check digit, and an article number with a wrong one.
    ['13261221', '13261221'],
    ['10123456783', '10123456783'],
    ['8801234567894', '8801234567894'],
    // A quantity that follows a trade item without a separator, and one that follows a needless separator.
    ['01088012345678933712', '01088012345678933712'],
    [`0108801234567893${FNC1}3712`, `0108801234567893${FNC1}3712`],
    ['310300075041088012345678932005', '310300075041088012345678932005'],
    // No date, but the end of a batch.
    ['10AB17261331', '10AB17261331'],
    // Keys of another length, and an expiry with its time.
    ['8018880123456789000003', '8018880123456789000003'],
    ['8006088012345678930102', '8006088012345678930102'],
    ['2538801234567893A-1', '2538801234567893A-1'],
    ['70032612311200', '70032612311200'],
    [`01088012345678938003088012345678931${FNC1}10A`, `01088012345678938003088012345678931${FNC1}10A`],
  ])('leaves %s to its writer, but for needless separators', (text, elements) => {
    expect(gs1ElementString(text)).toEqual({ ok: true, value: elements });
  });

  it.each([
    '',
    'A1',
    '1A',
    '(1)5',
    '(12345)5',
    '(01)',
    'x(10)A1',
    '(10)A(1)',
    '(10)A1(21 7',
    '(10)A1 21)7',
    '(10)A1(12345)5',
    '()5',
    '(AB)1',
    ...[
      '8801234567893',
      '880-1234-567893',
      '96385074',
      '036000291452',
      '08801234567893',
      '01)08801234567893',
      '3103)000750',
    ],
    // Dates, and numbers that only begin like an identifier.
    ...['20241127', '2024-11-27', '20241127-001', '2024112700012', '201', '1234567890', '410', '12A', '01'],
    ...['17261331', '1720261231', '010880123456789', '0108801234567893A', '0012345678901234567', '3103', '41588'],
    ...['8018123', '2531234', '7003261231', '8006088012345', '301234567890', `10${'1'.repeat(21)}`],
  ])('finds no identifier in %j', (text) => {
    expect(gs1ElementString(text)).toEqual({
      ok: false,
      failure: { code: 'barcode.noIdentifier', facts: { example: '(01)08801234567893' } },
    });
  });

  it.each([
    ['(01)8801234567893', '01', 14],
    ['(01)008801234567893', '01', 14],
    ['(02)0880123456789A', '02', 14],
    ['(01)0880(', '01', 14],
    ['(11)26123', '11', 6],
    ['(19)2612311', '19', 6],
    ['(3103)00075', '3103', 6],
    ['(00)1061414123456789', '00', 18],
    ['(04)123456789012345', '04', 16],
    ['(20)5', '20', 2],
    ['(414)880123456789', '414', 13],
    ['(10)A1(36)1', '36', 8],
    ['(8018)1', '8018', 18],
    ['(8017)8801234567893000000', '8017', 18],
    ['(402)1234567890123456', '402', 17],
    ['(402)123456789012345678', '402', 17],
    ['(8006)08801234567893010', '8006', 18],
    ['(253)880123456789', '253', 13],
    ['(253)880123456789A', '253', 13],
    ['(8003)0880123456789', '8003', 14],
    ['(7003)26123112', '7003', 10],
  ])('requires the fixed number of digits in %s', (text, identifier, digits) => {
    expect(gs1ElementString(text)).toEqual({
      ok: false,
      failure: { code: 'barcode.gs1Digits', facts: { identifier, digits } },
    });
  });

  const digitsOf = (identifier: string, digits: number) => ({
    code: 'barcode.gs1Digits',
    facts: { identifier, digits },
  });
  const wrongDigit = { code: 'barcode.wrongCheckDigit', facts: { expected: '3', given: '0' } };
  const noDay = { code: 'barcode.gs1Date', facts: { identifier: '17', date: '261331' } };

  it.each([
    ['0108801234567890', wrongDigit],
    ['4108801234567890', wrongDigit],
    ['010880123456789317261331', noDay],
    [`0108801234567893${FNC1}17261331`, noDay],
    [`10AB${FNC1}17261331`, noDay],
    ['010880123456789301088', digitsOf('01', 14)],
    ['0108801234567893172612311', digitsOf('17', 6)],
    ['17261231310375', digitsOf('3103', 6)],
    [`10AB${FNC1}41588`, digitsOf('415', 13)],
    ['00123456789012345670', { code: 'barcode.wrongCheckDigit', facts: { expected: '5', given: '0' } }],
    // Keys of another length, and data that is too long or short.
    ['2538801234567890', wrongDigit],
    ['8006088012345678900102', wrongDigit],
    [`10AB${FNC1}8003088012345678901`, wrongDigit],
    ['0108801234567893801812', digitsOf('8018', 18)],
    ['01088012345678937003261231', digitsOf('7003', 10)],
    [
      `010880123456789310${'A'.repeat(21)}`,
      { code: 'barcode.gs1Length', facts: { identifier: '10', max: 20, length: 21 } },
    ],
    [
      `2538801234567893${FNC1}37123456789`,
      { code: 'barcode.gs1Length', facts: { identifier: '37', max: 8, length: 9 } },
    ],
  ])('checks the elements of %j, which has no brackets', (text, failure) => {
    expect(gs1ElementString(text)).toEqual({ ok: false, failure });
  });

  it.each([
    ['10', 20],
    ['21', 20],
    ['30', 8],
    ['240', 30],
    ['91', 90],
  ])('has a limit for the data of (%s)', (identifier, max) => {
    expect(gs1ElementString(`(${identifier})${'1'.repeat(max)}`).ok).toBe(true);
    expect(gs1ElementString(`(${identifier})${'1'.repeat(max + 1)}(20)05`)).toEqual({
      ok: false,
      failure: { code: 'barcode.gs1Length', facts: { identifier, max, length: max + 1 } },
    });
  });

  it.each([
    '(01)0880123456789%',
    '(03)0880123456789%',
    '(410)880123456789%',
    '(00)10614141234567890%',
    '(402)8801234567890123%',
    '(8017)88012345678901234%',
    '(8018)88012345678901234%',
    '(253)880123456789%',
    '(253)880123456789%A-1',
    '(255)880123456789%123456789012',
    '(8003)0880123456789%',
    '(8003)0880123456789%SERIAL',
    '(8006)0880123456789%0102',
    '(8026)0880123456789%0102(10)A',
  ])('proves the check digit of %s', (template) => {
    const outcomes = Array.from({ length: 10 }, (_, digit) => gs1ElementString(template.replace('%', `${digit}`)));
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(outcomes.find((outcome) => !outcome.ok)).toMatchObject({ failure: { code: 'barcode.wrongCheckDigit' } });
  });

  it.each([
    ['(253)8801234567893', '253', 13, 30],
    ['(255)8801234567893', '255', 13, 25],
    ['(8003)08801234567893', '8003', 14, 30],
  ])('limits the serial number after %s', (text, identifier, digits, max) => {
    expect(gs1ElementString(text + '1'.repeat(max - digits)).ok).toBe(true);
    expect(gs1ElementString(text + '1'.repeat(max - digits + 1))).toEqual({
      ok: false,
      failure: { code: 'barcode.gs1Length', facts: { identifier, max, length: max + 1 } },
    });
  });

  it.each(['(11)261231', '(17)280229', '(15)000229', '(12)260200', '(13)991130', '(14)261399'])('takes %s', (text) => {
    expect(gs1ElementString(text).ok).toBe(true);
  });

  it.each([
    ['(11)261301', '11', '261301'],
    ['(17)260229', '17', '260229'],
    ['(15)260431', '15', '260431'],
    ['(16)260001', '16', '260001'],
    ['(01)08801234567893(17)261232(10)A1', '17', '261232'],
  ])('finds no such day in %s', (text, identifier, date) => {
    expect(gs1ElementString(text)).toEqual({
      ok: false,
      failure: { code: 'barcode.gs1Date', facts: { identifier, date } },
    });
  });
});
