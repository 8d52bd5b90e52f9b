import { describe, expect, it } from 'vitest';
import { parseQrText } from './parseQrText.ts';

describe('parseQrText', () => {
  it('drops blanks around the text and nothing else', () => {
    expect(parseQrText(' a  b\n', 'M')).toEqual({ ok: true, value: 'a  b' });
  });

  it.each(['', '  ', '\n\t', '\u200b', ' \u200b\ufeff '])('finds nothing in %j', (text) => {
    expect(parseQrText(text, 'M')).toEqual({ ok: false, failure: { code: 'qr.blank', facts: {} } });
  });

  it('rejects text that does not fit, not counting surrounding blanks', () => {
    expect(parseQrText(` ${'a'.repeat(1273)} `, 'H').ok).toBe(true);
    expect(parseQrText('a'.repeat(1274), 'H')).toEqual({
      ok: false,
      failure: { code: 'qr.overCapacity', facts: { bytes: 1274, capacity: 1273 } },
    });
  });

  it.each(['L', 'H'] as const)('rejects text too long for any level, at %s', (level) => {
    expect(parseQrText('a'.repeat(2954), level)).toEqual({
      ok: false,
      failure: { code: 'qr.tooLong', facts: { bytes: 2954, capacity: 2953 } },
    });
  });
});
