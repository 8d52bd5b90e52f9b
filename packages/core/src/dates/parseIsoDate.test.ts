import { describe, expect, it } from 'vitest';
import { MAX_YEAR, MIN_YEAR, parseIsoDate } from './parseIsoDate.ts';

function codeOf(text: string): string {
  const parsed = parseIsoDate(text);
  return parsed.ok ? 'ok' : parsed.failure.code;
}

describe('parseIsoDate', () => {
  it('reads a date, blanks around it aside', () => {
    expect(parseIsoDate(' 2024-02-29 ')).toEqual({ ok: true, value: { year: 2024, month: 2, day: 29 } });
  });

  it.each(['', '   '])('needs a date: %j', (text) => {
    expect(codeOf(text)).toBe('dates.missing');
  });

  it.each([
    '2023-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-5',
    '26-01-05',
    '2026/01/05',
    '2026-01-05T00:00',
    '-2026-01-05',
    '20260105',
    'today',
  ])('refuses %s', (text) => {
    expect(codeOf(text)).toBe('dates.notDate');
  });

  it(`takes the years ${MIN_YEAR} to ${MAX_YEAR} and none beside`, () => {
    expect(codeOf(`${MIN_YEAR}-01-01`)).toBe('ok');
    expect(codeOf('0999-12-31')).toBe('dates.yearOutOfRange');
    expect(codeOf(`${MAX_YEAR}-12-31`)).toBe('ok');
    expect(parseIsoDate('10000-01-01')).toEqual({
      ok: false,
      failure: { code: 'dates.yearOutOfRange', facts: { min: MIN_YEAR, max: MAX_YEAR } },
    });
  });
});
