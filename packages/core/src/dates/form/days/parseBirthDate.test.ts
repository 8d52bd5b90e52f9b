import { expect, it } from 'vitest';
import { parseBirthDate } from './parseBirthDate.ts';

const TODAY = { year: 2026, month: 11, day: 20 };

it('accepts today and rejects tomorrow', () => {
  expect(parseBirthDate('2026-11-20', TODAY)).toEqual({ ok: true, value: TODAY });
  expect(parseBirthDate('2026-11-21', TODAY)).toMatchObject({ failure: { code: 'dates.birthInFuture' } });
});

it('rejects a date that does not exist', () => {
  expect(parseBirthDate('', TODAY)).toMatchObject({ failure: { code: 'dates.missing' } });
  expect(parseBirthDate('2025-02-29', TODAY)).toMatchObject({ failure: { code: 'dates.noSuchDay' } });
});

it('reads the month first with the option', () => {
  expect(parseBirthDate('5/15/1990', TODAY, 'monthFirst')).toMatchObject({ value: { month: 5, day: 15 } });
  expect(parseBirthDate('5/15/1990', TODAY)).toMatchObject({ failure: { code: 'dates.unreadable' } });
});
