import { describe, expect, it } from 'vitest';
import { kinds, only } from './testing/intents.ts';

describe('the number of an article', () => {
  it.each([
    ['8801234567893', '8801234567893', 'EAN13'],
    ['978-0-306-40615-7', '9780306406157', 'EAN13'],
    ['ISBN: 978 0 306 40615 7', '9780306406157', 'EAN13'],
    ['036000291452', '036000291452', 'UPC'],
    ['96385074', '96385074', 'EAN8'],
    ['10036000291459', '10036000291459', 'ITF14'],
    ['바코드 8801234567893', '8801234567893', 'EAN13'],
    ['Barcode ISBN 978-0-306-40615-7', '9780306406157', 'EAN13'],
  ])('%s', (text, digits, format) => {
    expect(only(text, 'barcode')).toEqual({ kind: 'barcode', text: digits, format });
  });

  it.each(['8801234567890', '880-1234567893', '123456', '00000000', '978-0-306-40615-', '010-1234-5678'])(
    '%s is none',
    (text) => {
      expect(kinds(text)).not.toContain('barcode');
    },
  );
});
