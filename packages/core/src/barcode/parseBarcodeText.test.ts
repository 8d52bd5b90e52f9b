import { describe, expect, it } from 'vitest';
import { type BarcodeFormat, barcodeFormats } from './barcodeFormats.ts';
import { parseBarcodeText } from './parseBarcodeText.ts';

const FORMATS = Object.keys(barcodeFormats) as readonly BarcodeFormat[];

function read(text: string, format: BarcodeFormat): string {
  const parsed = parseBarcodeText(text, format);
  return parsed.ok ? parsed.value.text : parsed.failure.code;
}

describe('parseBarcodeText', () => {
  it.each(FORMATS)('takes its own example, %s', (format) => {
    expect(parseBarcodeText(barcodeFormats[format].example, format)).toMatchObject({
      ok: true,
      value: { format, drawAs: barcodeFormats[format].drawAs, ean128: format === 'GS1128' },
    });
  });

  it.each(FORMATS)('rejects blank text, %s', (format) => {
    for (const text of ['', '   ', '\\F', ' \\F \\F ']) expect(read(text, format)).toBe('barcode.blank');
  });

  it('removes the mark of the separator and blanks around the text, nothing else', () => {
    expect(read(' A\\FB \\F', 'CODE128')).toBe('AB');
    expect(read('A  B', 'CODE128')).toBe('A  B');
    expect(read('A\\fB', 'CODE128')).toBe('A\\fB');
    expect(read('880\\F123456789', 'EAN13')).toBe('8801234567893');
  });

  it.each([
    ['880-1234-567893', 'EAN13', '8801234567893'],
    ['8 801234 567893', 'EAN13', '8801234567893'],
    ['８８０１２３４５６７８９３', 'EAN13', '8801234567893'],
    ['880\u20111234\u00a0567893', 'EAN13', '8801234567893'],
    ['9638 507', 'EAN8', '96385074'],
    ['0 36000-29145 2', 'UPC', '036000291452'],
    ['1 5400141 28876 3', 'ITF14', '15400141288763'],
  ] as const)('accepts %s as it is usually printed, %s', (text, format, digits) => {
    expect(read(text, format)).toBe(digits);
  });

  it('keeps the mark as a separator in GS1-128', () => {
    expect(parseBarcodeText(' \\F10A1\\F217 ', 'GS1128')).toEqual({
      ok: true,
      value: { format: 'GS1128', drawAs: 'CODE128', text: '10A1\u00cf217', ean128: true, check: null },
    });
    expect(read('(10)A1(21)7', 'GS1128')).toBe('10A1\u00cf217');
    expect(read('A1', 'GS1128')).toBe('barcode.noIdentifier');
  });

  const forms = ['\u001d', '\u241d', '<GS>', '{GS}', '[gs]', '\\x1D', '\\x1d', '\\u001d', '^]', '<FNC1>', '{FNC1}'];
  it.each(forms)('reads %j as a separator in GS1-128, as scanners and their programs write it', (form) => {
    expect(read(`10A1${form}217${form}`, 'GS1128')).toBe('10A1\u00cf217');
    expect(read(`(10)A1${form}(21)7`, 'GS1128')).toBe('10A1\u00cf217');
    expect(read(form, 'GS1128')).toBe('barcode.blank');
    expect(parseBarcodeText(`10${form}B C`, 'GS1128')).toMatchObject({
      failure: { code: 'barcode.badCharacter', facts: { character: ' ', position: form.length + 4 } },
    });
  });

  it.each([']C1', ' ]C1', ']e0', ']d2', ']Q3'])('drops the name of the symbology of a scanned symbol: %s', (name) => {
    expect(read(`${name}010880123456789310A1\u001d217`, 'GS1128')).toBe('010880123456789310A1\u00cf217');
    expect(parseBarcodeText(`${name}10 A`, 'GS1128')).toMatchObject({
      failure: { code: 'barcode.badCharacter', facts: { character: ' ', position: name.length + 3 } },
    });
    expect(read(`10A]C1${name.trim()}`, 'GS1128')).toBe('barcode.badCharacter');
  });

  it('reads only backslash-F as a mark in other formats', () => {
    expect(read(']C110A<GS>\u001d^]', 'CODE128')).toBe(']C110A<GS>\u001d^]');
  });
});

describe('characters', () => {
  it.each([
    ['한글', 'CODE128', '한', 'U+D55C', 1],
    ['caf\u00e9', 'CODE128', '\u00e9', 'U+00E9', 4],
    ['A\u00cfB', 'CODE128', '\u00cf', 'U+00CF', 2],
    ['A\u0080', 'CODE128', '\u0080', 'U+0080', 2],
    ['AB`', 'CODE128A', '`', 'U+0060', 3],
    ['Aa', 'CODE128A', 'a', 'U+0061', 2],
    ['A\nB', 'CODE128B', '\n', 'U+000A', 2],
    ['A\u00cf', 'CODE128B', '\u00cf', 'U+00CF', 2],
    ['12 34', 'CODE128C', ' ', 'U+0020', 3],
    ['12\u00cf34', 'CODE128C', '\u00cf', 'U+00CF', 3],
    ['10A B', 'GS1128', ' ', 'U+0020', 4],
    ['10A#', 'GS1128', '#', 'U+0023', 4],
    ['10A\u00cf', 'GS1128', '\u00cf', 'U+00CF', 4],
    ['8801234.567893', 'EAN13', '.', 'U+002E', 8],
    // Counted in the text as it was typed.
    ['880-1234-56789O', 'EAN13', 'O', 'U+004F', 15],
    [' 880\u200b 12.', 'EAN8', '.', 'U+002E', 9],
    ['8㎏', 'UPC', 'k', 'U+006B', 2],
    ['10AB\\F21 C', 'GS1128', ' ', 'U+0020', 9],
    ['\\F가', 'CODE128', '가', 'U+AC00', 3],
    [' \\F 🙂', 'CODE39', '🙂', 'U+1F642', 5],
    ['1🙂', 'CODE39', '🙂', 'U+1F642', 2],
    ['\\\\FF', 'CODE39', '\\', 'U+005C', 1],
    ['１２３４', 'ITF', '１', 'U+FF11', 1],
    ['A*B', 'CODE39', '*', 'U+002A', 2],
    ['ab_c', 'CODE39', 'a', 'U+0061', 1],
    ['aß', 'CODE39', 'a', 'U+0061', 1],
    ['12.5', 'pharmacode', '.', 'U+002E', 3],
    ['-12', 'MSI', '-', 'U+002D', 1],
    ['🙂1', 'ITF', '🙂', 'U+1F642', 1],
  ] as const)('refuses %j as %s', (text, format, character, code, position) => {
    expect(parseBarcodeText(text, format)).toEqual({
      ok: false,
      failure: { code: 'barcode.badCharacter', facts: { character, code, position } },
    });
  });

  it('encodes all of ASCII, including control characters', () => {
    expect(read('a\u0000\u001f~\u007fZ', 'CODE128')).toBe('a\u0000\u001f~\u007fZ');
    expect(read('A\u0000\n_Z', 'CODE128A')).toBe('A\u0000\n_Z');
    expect(read('a ~\u007fz', 'CODE128B')).toBe('a ~\u007fz');
    expect(read('10!"%&\'*+,-./:;<=>?_aZ', 'GS1128')).toBe('10!"%&\'*+,-./:;<=>?_aZ');
    expect(read('A-Z. $/+%09', 'CODE39')).toBe('A-Z. $/+%09');
  });

  it('does not silently turn lowercase into uppercase', () => {
    expect(parseBarcodeText('abc', 'CODE39')).toEqual({
      ok: false,
      failure: { code: 'barcode.lowerCase', facts: { upper: 'ABC' } },
    });
    expect(read('ABc-1', 'CODE39')).toBe('barcode.lowerCase');
  });
});

describe('lengths', () => {
  it.each([
    ['CODE128', 1, 80, 80],
    ['CODE128A', 1, 80, 80],
    ['CODE128B', 1, 80, 80],
    ['CODE128C', 2, 80, 80],
    ['CODE39', 1, 80, 80],
    ['ITF', 2, 80, 80],
    ['MSI', 1, 80, 80],
    ['MSI10', 1, 80, 80],
    ['GS1128', 3, 48, 48],
    ['EAN13', 12, 12, 13],
    ['EAN8', 7, 7, 8],
    ['UPC', 11, 11, 12],
    ['ITF14', 13, 13, 14],
  ] as const)('%s takes %i to %i characters, %i with a check digit', (format, min, max, longest) => {
    // Data of any length follows identifier 99.
    const digit = format === 'GS1128' ? '9' : '1';
    const outcome = (length: number) => parseBarcodeText(digit.repeat(length), format);
    expect(outcome(min).ok && outcome(max).ok).toBe(true);
    if (min > 1) expect(read(digit.repeat(min - 1), format)).toBe('barcode.badLength');
    expect(outcome(longest + 1)).toEqual({
      ok: false,
      failure: {
        code: 'barcode.badLength',
        facts: { min, max: longest, length: longest + 1 },
      },
    });
  });

  it.each([
    ['EAN5', 5],
    ['EAN2', 2],
  ] as const)('%s takes exactly %i', (format, expected) => {
    expect(read('1'.repeat(expected), format)).toBe('1'.repeat(expected));
    for (const length of [expected - 1, expected + 1]) {
      expect(parseBarcodeText('1'.repeat(length), format)).toEqual({
        ok: false,
        failure: { code: 'barcode.wrongLength', facts: { expected, length } },
      });
    }
  });

  it('counts separators in GS1-128', () => {
    expect(read(`10${'A'.repeat(20)}\\F21${'B'.repeat(20)}\\F99`, 'GS1128')).toHaveLength(48);
    expect(read(`10${'A'.repeat(20)}\\F21${'B'.repeat(20)}\\F99C`, 'GS1128')).toBe('barcode.badLength');
  });

  it.each(['ITF', 'CODE128C'] as const)('%s draws digits in pairs', (format) => {
    expect(read('1234', format)).toBe('1234');
    expect(parseBarcodeText('123', format)).toEqual({
      ok: false,
      failure: { code: 'barcode.oddLength', facts: { length: 3 } },
    });
  });

  it('keeps a pharmacode between 3 and 131070, without leading zeros', () => {
    expect(read('3', 'pharmacode')).toBe('3');
    expect(read('131070', 'pharmacode')).toBe('131070');
    expect(read('001234', 'pharmacode')).toBe('1234');
    const outside = { code: 'barcode.outOfRange', facts: { min: 3, max: 131070 } };
    expect(parseBarcodeText('2', 'pharmacode')).toEqual({ ok: false, failure: outside });
    expect(parseBarcodeText('131071', 'pharmacode')).toEqual({ ok: false, failure: outside });
    expect(read('1000000', 'pharmacode')).toBe('barcode.badLength');
  });
});

describe('check digits', () => {
  it.each([
    ['EAN13', '880123456789', '8801234567893', '3'],
    ['EAN8', '9638507', '96385074', '4'],
    ['UPC', '03600029145', '036000291452', '2'],
    ['ITF14', '1540014128876', '15400141288763', '3'],
  ] as const)('%s adds the digit to %s and proves it', (format, data, text, digits) => {
    expect(parseBarcodeText(data, format)).toMatchObject({ value: { text, check: { digits, given: false } } });
    expect(parseBarcodeText(text, format)).toMatchObject({ value: { text, check: { digits, given: true } } });
    const given = ((Number(digits) + 1) % 10).toString();
    expect(parseBarcodeText(data + given, format)).toEqual({
      ok: false,
      failure: { code: 'barcode.wrongCheckDigit', facts: { expected: digits, given } },
    });
  });

  it('states the digit that a product code should end in', () => {
    expect(parseBarcodeText('8801234567890', 'EAN13')).toEqual({
      ok: false,
      failure: { code: 'barcode.wrongCheckDigit', facts: { expected: '3', given: '0' } },
    });
  });

  it.each([
    ['MSI10', '12345674', '4'],
    ['MSI11', '12345674', '4'],
    ['MSI1010', '123456741', '41'],
    ['MSI1110', '123456741', '41'],
    ['MSI1010', '8052342', '42'],
    ['MSI1110', '8052383', '83'],
  ] as const)('%s always adds: %s', (format, text, digits) => {
    const data = text.slice(0, -digits.length);
    expect(parseBarcodeText(data, format)).toMatchObject({
      ok: true,
      value: { drawAs: 'MSI', text, check: { digits, given: false } },
    });
  });

  it('refuses an MSI number whose modulo 11 check is no digit', () => {
    expect(parseBarcodeText('6', 'MSI11')).toEqual({
      ok: false,
      failure: { code: 'barcode.noCheckDigit', facts: { digits: '6' } },
    });
    expect(read('6', 'MSI1110')).toBe('barcode.noCheckDigit');
    expect(read('6', 'MSI1010')).toMatch(/^6\d\d$/);
  });

  it.each(['CODE128', 'CODE39', 'ITF', 'MSI', 'EAN5', 'EAN2', 'pharmacode'] as const)('%s has none', (format) => {
    expect(parseBarcodeText(barcodeFormats[format].example, format)).toMatchObject({ value: { check: null } });
  });
});
