import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formHistory } from '../../browser/undo/formHistory.ts';
import { LANGUAGES } from '../../testing/renderView.tsx';
import ShiftDate from './ShiftDate.tsx';
import { fixToday, openDates } from './testing/openDates.tsx';
import { useOwnDays } from './useOwnDays.ts';

fixToday();
// Actions that follow each other within a second are undone together, those of another test as well.
afterEach(formHistory.forget);

function View() {
  return <ShiftDate ownDays={useOwnDays()} />;
}

describe.each(LANGUAGES)('Date calculator in %s, add and subtract', (language) => {
  const open = () => openDates(View, language);

  it('starts from today with nothing to show', async () => {
    const { field, result, button, message } = await open();
    expect(field('shift.from').value).toBe('2026-11-20');
    expect(within(result()).getByText(message('shift.empty'))).toBeTruthy();
    expect(button('common:actions.copy').disabled).toBe(true);
  });

  it.each([
    ['days', '100', 'add', '2026-12-29'],
    ['days', '100', 'subtract', '2026-06-12'],
    ['weeks', '2', 'add', '2026-10-04'],
    ['months', '1', 'add', '2026-10-20'],
    ['years', '1', 'subtract', '2025-09-20'],
    ['businessDays', '4', 'add', '2026-09-28'],
  ])('goes %s %s: %s', async (unit, amount, way, expected) => {
    const { type, choose, result } = await open();
    type('shift.from', '2026-09-20');
    type('shift.amount', amount);
    choose(`shift.ways.${way}`);
    choose(`shift.units.${unit}`);
    expect(within(result()).getByText(expected)).toBeTruthy();
  });

  it.each([
    ['2025-11-17', 'months', '18', ['2027년 5월 16일', 'May 16, 2027']],
    ['2026-01-31', 'months', '1', ['2026년 2월 28일', 'Feb 28, 2026']],
    ['2026-09-20', 'days', '100', ['2026년 12월 28일', 'Dec 28, 2026']],
  ])('tells the last day of a period from %s, %s %s', async (from, unit, amount, texts) => {
    const { type, choose, button, message, result } = await open();
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    type('shift.from', from);
    type('shift.amount', amount);
    choose(`shift.units.${unit}`);
    const last = () => within(result()).queryByText(message('shift.lastDay'))?.parentElement?.textContent;
    const text = texts[language === 'ko' ? 0 : 1];
    expect(last()).toContain(text);
    fireEvent.click(button('common:actions.copy'));
    expect(written.mock.lastCall?.[0]).toContain(`${message('shift.lastDay')}: `);
    expect(written.mock.lastCall?.[0]).toContain(text);
    choose('shift.units.businessDays');
    expect(last()).toBeUndefined();
    choose(`shift.units.${unit}`);
    choose('shift.ways.subtract');
    expect(last()).toBeUndefined();
  });

  it('says when the last day of a month stands in', async () => {
    const { type, choose, message } = await open();
    type('shift.from', '2026-01-31');
    type('shift.amount', '1');
    expect(screen.queryByText(message('shift.lastOfMonth', { day: 31 }))).toBeNull();
    choose('shift.units.months');
    expect(screen.getByText(message('shift.lastOfMonth', { day: 31 }))).toBeTruthy();
  });

  it.each([
    ['1.5', 'days', 'dates.countOutOfRange', { min: -100_000, max: 100_000 }],
    ['100001', 'days', 'dates.countOutOfRange', { min: -100_000, max: 100_000 }],
    ['9000', 'years', 'dates.yearOutOfRange', { min: 1000, max: 9999 }],
    ['9000', 'businessDays', 'dates.holidayYearOutOfRange', { min: 2000, max: 2050 }],
  ])('refuses %s %s beside the field', async (amount, unit, code, facts) => {
    const { type, choose, field, result, translate, message } = await open();
    choose(`shift.units.${unit}`);
    type('shift.amount', amount);
    expect(screen.getByText(translate(`errors:failures.${code}`, facts))).toBeTruthy();
    expect(field('shift.amount').getAttribute('aria-invalid')).toBe('true');
    expect(within(result()).getByText(message('shift.empty'))).toBeTruthy();
  });

  it.each(['100일', '100 days', '100 일', '１００일', '100일 후', '100일 뒤', 'D+100'])(
    'reads %s where days are added',
    async (amount) => {
      const { type, field, result } = await open();
      type('shift.from', '2026-09-20');
      type('shift.amount', amount);
      fireEvent.blur(field('shift.amount'));
      expect(field('shift.amount').getAttribute('aria-invalid')).not.toBe('true');
      expect(within(result()).getByText('2026-12-29')).toBeTruthy();
    },
  );

  it.each(['-30일', '\u221230일', '\uff0d30일'])(
    'reads 30일 전 where days are subtracted, and questions %s there',
    async (negative) => {
      const { type, choose, result, translate, message } = await open();
      type('shift.from', '2026-09-20');
      choose('shift.ways.subtract');
      type('shift.amount', '30일 전');
      expect(within(result()).getByText('2026-08-21')).toBeTruthy();
      type('shift.amount', negative);
      expect(within(result()).getByText(message('shift.empty'))).toBeTruthy();
      expect(screen.getByText(translate('errors:failures.dates.spanInWords'))).toBeTruthy();
    },
  );

  it.each([
    ['2주', 'weeks', '', 'add', '2', '2026-10-04'],
    ['1 month', 'months', '', 'add', '1', '2026-10-20'],
    ['30일 전', 'days', '−', 'subtract', '30', '2026-08-21'],
    ['-5일', 'days', '−', 'subtract', '5', '2026-09-15'],
    ['4영업일', 'businessDays', '', 'add', '4', '2026-09-28'],
    ['영업일 기준 4일', 'businessDays', '', 'add', '4', '2026-09-28'],
    ['2주 뒤', 'weeks', '+', 'add', '2', '2026-10-04'],
    ['1년 6개월', 'months', '', 'add', '18', '2028-03-20'],
    ['일주일', 'weeks', '', 'add', '1', '2026-09-27'],
    ['한 달 뒤', 'months', '+', 'add', '1', '2026-10-20'],
    ['1년 반', 'months', '', 'add', '18', '2028-03-20'],
    ['육아휴직 1년', 'years', '', 'add', '1', '2027-09-20'],
  ])('offers the unit and the direction of %s', async (typed, unit, sign, way, size, expected) => {
    const { type, field, result, translate, message } = await open();
    type('shift.from', '2026-09-20');
    type('shift.amount', typed);
    const value = sign + message(`shift.spans.${unit}`, { size });
    expect(screen.getByText(translate('errors:failures.dates.spanInWords'))).toBeTruthy();
    expect(screen.getAllByText(translate('common:actions.useValue', { value }))).toHaveLength(1);
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(field('shift.amount').value).toBe(size);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: message(`shift.units.${unit}`) }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: message(`shift.ways.${way}`) }).checked).toBe(true);
    expect(within(result()).getByText(expected)).toBeTruthy();
  });

  it('can undo an offer, which replaces the unit and the direction', async () => {
    const { type, choose, field, translate, message } = await open();
    const checked = (key: string) => screen.getByRole<HTMLInputElement>('radio', { name: message(key) }).checked;
    choose('shift.units.months');
    type('shift.amount', '30일 전');
    const value = `−${message('shift.spans.days', { size: 30 })}`;
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect([checked('shift.units.days'), checked('shift.ways.subtract')]).toEqual([true, true]);
    act(formHistory.undo);
    expect(field('shift.amount').value).toBe('30일 전');
    expect([checked('shift.units.months'), checked('shift.ways.add')]).toEqual([true, true]);
  });

  it('asks for two steps where the units have no common one', async () => {
    const { type, result, message } = await open();
    for (const amount of ['2개월 15일', '1 year, 3 months and 10 days']) {
      type('shift.amount', amount);
      expect(screen.getByText(message('shift.mixed'))).toBeTruthy();
      expect(within(result()).getByText(message('shift.empty'))).toBeTruthy();
    }
  });

  it('counts 100일째 from the start as the first day, and says so', async () => {
    const { type, field, result, translate, message } = await open();
    type('shift.from', '2026-01-01');
    type('shift.amount', language === 'ko' ? '100일째' : 'day 100');
    expect(screen.getByText(translate('errors:failures.dates.spanOrdinal', { ordinal: 100, days: 99 }))).toBeTruthy();
    const value = `+${message('shift.spans.days', { size: 99 })}`;
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(field('shift.amount').value).toBe('99');
    expect(within(result()).getByText('2026-04-10')).toBeTruthy();
    expect(within(result()).getByText(message('shift.ordinalValue', { ordinal: 100 }))).toBeTruthy();
  });

  it('calls only today today', async () => {
    const { type, result, message } = await open();
    type('shift.amount', '0');
    expect(within(result()).getByText(message('ddayNotes.today'))).toBeTruthy();
    type('shift.from', '2026-01-31');
    expect(within(result()).getByText(message('ddayNotes.same'))).toBeTruthy();
  });

  it('steps over own days off in business days', async () => {
    const { type, choose, field, result, message } = await open();
    type('shift.from', '2028-04-11');
    type('shift.amount', '1');
    expect(screen.queryByText(message('ownDays.hint'))).toBeNull();
    choose('shift.units.businessDays');
    expect(within(result()).getByText('2028-04-12')).toBeTruthy();
    type('ownDays.date', '2028. 4. 12.');
    fireEvent.keyDown(field('ownDays.date'), { key: 'Enter' });
    expect(field('ownDays.date').value).toBe('');
    expect(within(result()).getByText('2028-04-13')).toBeTruthy();
    choose('shift.units.days');
    expect(within(result()).getByText('2028-04-12')).toBeTruthy();
  });

  it('keeps a day off that is typed but not added, until Reset', async () => {
    const { type, choose, field, button } = await open();
    choose('shift.units.businessDays');
    type('ownDays.date', '2028-04');
    choose('shift.units.days');
    choose('shift.units.businessDays');
    expect(field('ownDays.date').value).toBe('2028-04');
    fireEvent.click(button('common:actions.reset'));
    choose('shift.units.businessDays');
    expect(field('ownDays.date').value).toBe('');
  });

  it('returns everything to its start on Reset', async () => {
    const { type, choose, field, button, result, message } = await open();
    type('shift.from', '2020-01-01');
    type('shift.amount', '7');
    choose('shift.units.weeks');
    fireEvent.click(button('common:actions.reset'));
    expect([field('shift.from').value, field('shift.amount').value]).toEqual(['2026-11-20', '']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: message('shift.units.days') }).checked).toBe(true);
    expect(within(result()).getByText(message('shift.empty'))).toBeTruthy();
  });
});
