import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BarcodeFormat, barcodeFormats } from './barcodeFormats.ts';
import { barcodeReadings } from './barcodeReadings.ts';
import { parseBarcodeText } from './parseBarcodeText.ts';

const FORMATS = Object.keys(barcodeFormats) as readonly BarcodeFormat[];

const readings = (text: string, format: BarcodeFormat) =>
  barcodeReadings(text, format).map((reading) => `${reading.format} ${reading.text}`);

describe('barcodeReadings', () => {
  it.each<readonly [string, BarcodeFormat, readonly string[]]>([
    // The same format, written as it requires.
    ['toolbox-39', 'CODE39', ['CODE39 TOOLBOX-39', 'CODE128 toolbox-39']],
    ['*ABC-123*', 'CODE39', ['CODE39 ABC-123', 'CODE128 *ABC-123*']],
    ['*abc*', 'CODE39', ['CODE39 ABC', 'CODE128 *abc*']],
    ['**', 'CODE39', ['CODE128 **']],
    ['ＡＢ１２', 'CODE128', ['CODE128 AB12']],
    ['A–1 “x”', 'CODE128', ['CODE128 A-1 "x"']],
    ['A\u00a01\u200b', 'CODE128', ['CODE128 A 1']],
    ['（01）08801234567893', 'GS1128', ['GS1128 (01)08801234567893', 'ITF14 08801234567893', 'EAN13 8801234567893']],
    ['(01) 08801234567893 (10) A1', 'GS1128', ['GS1128 (01)08801234567893(10)A1']],
    ['(01)8801234567893', 'GS1128', ['GS1128 (01)08801234567893', 'EAN13 8801234567893']],
    ['8801234567893', 'GS1128', ['GS1128 (01)08801234567893', 'EAN13 8801234567893', 'CODE128 8801234567893']],
    ['01)08801234567893', 'GS1128', ['GS1128 (01)08801234567893']],
    ['01)08801234567893(10)A1', 'EAN13', ['GS1128 (01)08801234567893(10)A1']],
    ['(01)96385074(10)A', 'GS1128', ['GS1128 (01)00000096385074(10)A']],
    ['(01)08801234567893', 'EAN13', ['GS1128 (01)08801234567893', 'ITF14 08801234567893', 'EAN13 8801234567893']],
    ['(01) 0880 1234 567893', 'ITF14', ['ITF14 08801234567893', 'EAN13 8801234567893']],
    ['(10)A1', 'UPC', ['GS1128 (10)A1']],
    ['사과 3kg (01)08801234567893(10)A1', 'CODE128', ['GS1128 (01)08801234567893(10)A1']],
    [
      '사과 3kg\n(01) 08801234567893\n(10) A1',
      'GS1128',
      ['GS1128 (01)08801234567893(10)A1', 'GS1128 (01)08801234567893'],
    ],
    ['(01)08801234567893(10)A1 사과', 'EAN13', ['GS1128 (01)08801234567893(10)A1']],
    [
      '품목 (01)08801234567893 유통기한 (17)261231 로트 (10)A1',
      'GS1128',
      ['GS1128 (01)08801234567893(17)261231(10)A1'],
    ],
    ['(주)과일 （01）08801234567893', 'CODE128', ['GS1128 (01)08801234567893']],
    ['사과 (10)A1', 'EAN13', []],
    ['사과 (01)08801234567890', 'GS1128', []],
    ['(01)08801234567893 (10) 로트', 'GS1128', []],
    ['서울 (02)555-1234', 'CODE128', []],
    ['ISBN 978-89-6848-001-0', 'EAN13', ['EAN13 9788968480010', 'CODE128 ISBN 978-89-6848-001-0']],
    ['상품코드: 8801234567893', 'EAN13', ['EAN13 8801234567893']],
    ["'8801234567893", 'EAN13', ['EAN13 8801234567893', "CODE128 '8801234567893"]],
    ['EAN-13: 8801234567893', 'EAN13', ['EAN13 8801234567893', 'CODE128 EAN-13: 8801234567893']],
    ['12 34-56', 'ITF', ['ITF 123456', 'CODE128 12 34-56']],
    ['8,801,234,567,893', 'EAN13', ['EAN13 8801234567893', 'CODE128 8,801,234,567,893']],
    ['8801000237579.0', 'EAN13', ['EAN13 8801000237579', 'CODE128 8801000237579.0']],
    ['12.345', 'MSI', ['MSI 12345', 'CODE128 12.345']],
    ['12–34', 'CODE39', ['CODE39 12-34', 'CODE128 12-34']],
    ['00036000291452', 'EAN8', ['ITF14 00036000291452', 'EAN13 0036000291452', 'UPC 036000291452']],
    [`${' '.repeat(1992)}96385074`, 'EAN13', ['EAN8 96385074', 'CODE128 96385074']],
    ['12345', 'ITF', ['ITF 012345', 'CODE128 12345']],
    ['8801234567893\n96385074', 'ITF', ['EAN13 8801234567893', 'ITF 96385074', 'CODE128 8801234567893\n96385074']],
    ['123', 'CODE128C', ['CODE128C 0123', 'CODE128 123']],
    // An article number typed for another length.
    ['96385074', 'EAN13', ['EAN8 96385074', 'CODE128 96385074']],
    ['8801234567893', 'UPC', ['EAN13 8801234567893', 'CODE128 8801234567893']],
    ['8801234567893', 'ITF', ['EAN13 8801234567893', 'ITF 08801234567893', 'CODE128 8801234567893']],
    ['036000291452', 'EAN8', ['UPC 036000291452', 'CODE128 036000291452']],
    ['0036000291452', 'UPC', ['EAN13 0036000291452', 'UPC 036000291452', 'CODE128 0036000291452']],
    ['15400141288763', 'EAN13', ['ITF14 15400141288763', 'CODE128 15400141288763']],
    ['08801234567893', 'EAN13', ['ITF14 08801234567893', 'EAN13 8801234567893', 'CODE128 08801234567893']],
    // Book numbers of ten digits.
    ['89-6848-001-X', 'EAN13', ['EAN13 9788968480010', 'CODE128 89-6848-001-X']],
    ['0-8044-2957-X', 'EAN13', ['EAN13 9780804429573', 'CODE128 0-8044-2957-X']],
    ['0306406152', 'EAN13', ['EAN13 9780306406157', 'CODE128 0306406152']],
    ['080442957x', 'EAN13', ['EAN13 9780804429573', 'CODE128 080442957x']],
    ['ISSN 1225-0767', 'EAN13', ['EAN13 9771225076002', 'CODE128 ISSN 1225-0767']],
    ['979-11-5839-140-9 03810', 'EAN13', ['EAN13 9791158391409', 'CODE128 979-11-5839-140-9 03810']],
    ['979115839140903810', 'EAN13', ['EAN13 9791158391409', 'CODE128 979115839140903810']],
    // Lists and rows of tables.
    [
      '8801234567893 8801043014809',
      'EAN13',
      ['EAN13 8801234567893', 'EAN13 8801043014809', 'CODE128 8801234567893 8801043014809'],
    ],
    [
      '8801234567893 8801043014809 96385074 036000291452',
      'EAN13',
      ['EAN13 8801234567893', 'EAN13 8801043014809', 'EAN8 96385074'],
    ],
    ['8801234567893\t우유 1L', 'EAN13', ['EAN13 8801234567893']],
    ['8801234567893\t우유 1L', 'CODE128', ['CODE128 8801234567893']],
    ['8801234567893\t우유 1L', 'ITF14', ['EAN13 8801234567893']],
    ['8801234567893\t우유 1L', 'GS1128', ['GS1128 (01)08801234567893']],
    ['8801234567893 milk', 'pharmacode', ['EAN13 8801234567893', 'CODE128 8801234567893 milk']],
    // What only Code 128 carries.
    ['SKU_1', 'CODE39', ['CODE128 SKU_1']],
    ['A-100', 'EAN13', ['CODE128 A-100']],
    ['1234567890', 'EAN13', ['CODE128 1234567890']],
    ['140000', 'pharmacode', ['CODE128 140000']],
    ['99999999999', 'EAN8', ['CODE128 99999999999']],
    ['0-8044-2957-1', 'EAN13', ['CODE128 0-8044-2957-1']],
    ['00000000', 'EAN5', ['EAN8 00000000', 'CODE128 00000000']],
    ['1234567895 1', 'EAN8', ['CODE128 1234567895 1']],
  ])('reads %j, rejected as %s', (text, format, expected) => {
    expect(readings(text, format)).toEqual(expected);
  });

  it.each<readonly [string, BarcodeFormat]>([
    ['8801234567893', 'EAN13'],
    ['', 'EAN13'],
    ['8801234567890', 'EAN13'],
    ['(01)8801234567890', 'GS1128'],
    [`(10)${'A'.repeat(21)}`, 'GS1128'],
    ['가나다', 'CODE128'],
    ['x'.repeat(81), 'CODE128'],
    [`${' '.repeat(1993)}96385074`, 'EAN13'],
  ])('has none for %j as %s', (text, format) => {
    expect(barcodeReadings(text, format)).toEqual([]);
  });

  it('returns three valid readings at most, and none of what is accepted', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'0123456789Xx -.aＡ１“가'), maxLength: 16 });
    fc.assert(
      fc.property(texts, fc.constantFrom(...FORMATS), (text, format) => {
        const found = barcodeReadings(text, format);
        expect(found.length).toBeLessThanOrEqual(3);
        for (const reading of found) expect(parseBarcodeText(reading.text, reading.format).ok).toBe(true);
        if (parseBarcodeText(text, format).ok) expect(found).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
