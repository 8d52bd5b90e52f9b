import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readIntents } from '@toolbox/core/intent';
import { formatPeriod } from '@toolbox/i18n/format/formatPeriod';
import { describe, expect, it, vi } from 'vitest';
import { formHistory } from '../../browser/undo/formHistory.ts';
import { LANGUAGES } from '../../testing/renderView.tsx';
import intents from './intents.ts';
import { fixToday, openDates } from './testing/openDates.tsx';
import View from './View.tsx';

fixToday();

describe.each(LANGUAGES)('Date calculator in %s', (language) => {
  const open = () => openDates(View, language);

  it('waits for both dates', async () => {
    const { calculate, button, result, type, message } = await open();
    expect(calculate().disabled).toBe(true);
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    expect(button('common:actions.copy').disabled).toBe(true);
    type('start', '2000-01-01');
    expect(calculate().disabled).toBe(true);
    type('end', '2024-01-01');
    expect(calculate().disabled).toBe(false);
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });

  it('leads with the days, tells calendar, weeks and the split by 365 and 30, and ends with days and hours', async () => {
    const { ask, result, button, message, total } = await open();
    await ask('2000-01-01', '2024-01-01');
    const days = message('daysValue', { days: '8,766' });
    expect(days.startsWith('8,766')).toBe(true);
    expect(within(result()).getByText(days)).toBeTruthy();
    expect(within(result()).getByText(formatPeriod({ years: 24, months: 0, days: 6 }, language))).toBeTruthy();
    expect(within(result()).getByText(formatPeriod({ years: 24, months: 0, days: 0 }, language))).toBeTruthy();
    expect(within(result()).getByText(message('weeksValue', { weeks: '1,252', days: 2 }))).toBeTruthy();
    expect(result().querySelector('dl > :last-child')?.textContent).toContain(total('8,766', '210,384'));
    expect(button('common:actions.copy').disabled).toBe(false);
  });

  it.each([
    ['none', 10],
    ['start', 11],
    ['end', 11],
    ['both', 12],
  ])('adds the included days (%s: %i) at once', async (inclusion, days) => {
    const { ask, choose, result, total } = await open();
    await ask('2026-03-01', '2026-03-11');
    choose(`inclusions.${inclusion}`);
    expect(within(result()).getByText(total(String(days), String(days * 24)))).toBeTruthy();
  });

  it('says that both ends are two more days, and how many the first and the last day enclose', async () => {
    const { ask, choose, result, button, message, total } = await open();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await ask('2026-03-01', '2027-02-28');
    choose('inclusions.both');
    expect(within(result()).getByText(total('366', '8,784'))).toBeTruthy();
    expect(within(result()).getByText(message('bothIncluded', { days: 365 }))).toBeTruthy();
    fireEvent.click(button('common:actions.copy'));
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining(message('bothIncluded', { days: 365 })));
    choose('inclusions.end');
    expect(within(result()).queryByText(message('bothIncluded', { days: 365 }))).toBeNull();
  });

  it.each([
    ['2026-11-20', 'D-0', 'today', 0],
    ['2026-12-25', 'D-35', 'ahead', 35],
    ['2026-11-10', 'D+10', 'past', 10],
    ['2000-04-06', 'D+9,724', 'past', '9,724'],
    ['2029-08-16', 'D-1,000', 'ahead', '1,000'],
  ])('tells the D-day of %s as %s, whatever is included', async (end, label, kind, days) => {
    const { ask, choose, result, message } = await open();
    await ask('2026-11-20', end);
    choose('modes.dday');
    choose('inclusions.both');
    expect(within(result()).getByText(label)).toBeTruthy();
    expect(within(result()).getByText(message(`ddayNotes.${kind}`, { days }))).toBeTruthy();
  });

  it('calls only today today', async () => {
    const { ask, choose, result, message } = await open();
    await ask('2026-01-31', '2026-01-31');
    choose('modes.dday');
    expect(within(result()).getByText('D-0')).toBeTruthy();
    expect(within(result()).getByText(message('ddayNotes.same'))).toBeTruthy();
    expect(within(result()).queryByText(message('ddayNotes.today'))).toBeNull();
  });

  it('names the period as remaining in that mode', async () => {
    const { ask, choose, result, message } = await open();
    await ask('2026-02-01', '2026-04-01');
    choose('modes.until');
    expect(within(result()).getByText(message('modes.until'))).toBeTruthy();
    expect(within(result()).getByText(message('daysValue', { days: 59 }))).toBeTruthy();
    expect(within(result()).getByText(formatPeriod({ years: 0, months: 2, days: 0 }, language))).toBeTruthy();
  });

  it('sees the D-day from today until the start is changed', async () => {
    const { field, type, choose, calculate, result, message, arrival, button } = await open();
    choose('modes.dday');
    expect(field('start').value).toBe('2026-11-20');
    expect(screen.getByText(message('startToday'))).toBeTruthy();
    type('end', '2026-12-25');
    fireEvent.click(calculate());
    await arrival();
    expect(within(result()).getByText('D-35')).toBeTruthy();
    choose('modes.elapsed');
    expect(field('start').value).toBe('2026-11-20');
    expect(within(result()).getByText(message('daysValue', { days: 35 }))).toBeTruthy();
    type('start', '2026-12-20');
    choose('modes.dday');
    expect(field('start').value).toBe('2026-12-20');
    expect(screen.queryByText(message('startToday'))).toBeNull();
    fireEvent.click(calculate());
    expect(within(result()).getByText('D-5')).toBeTruthy();
    type('start', '');
    expect(calculate().disabled).toBe(true);
    fireEvent.click(button('common:actions.reset'));
    expect(field('start').value).toBe('');
  });

  it('counts the D-day from the new day after midnight, and keeps that day in another mode', async () => {
    const { field, type, choose, calculate, result, message, arrival } = await open();
    choose('modes.dday');
    type('end', '2026-12-25');
    fireEvent.click(calculate());
    await arrival();
    expect(within(result()).getByText('D-35')).toBeTruthy();
    vi.setSystemTime(new Date(2026, 10, 23, 0, 1));
    fireEvent.focus(window);
    expect(field('start').value).toBe('2026-11-23');
    expect(within(result()).getByText('D-32')).toBeTruthy();
    expect(screen.queryByText(message('changed'))).toBeNull();
    choose('modes.elapsed');
    expect(within(result()).getByText(message('daysValue', { days: 32 }))).toBeTruthy();
    expect(screen.queryByText(message('changed'))).toBeNull();
  });

  it('reads dates however they are typed or pasted, and leaves the text as it is', async () => {
    const { ask, field, result, total } = await open();
    await ask('2026. 3. 1.', '20260311');
    expect(within(result()).getByText(total('10', '240'))).toBeTruthy();
    fireEvent.blur(field('start'));
    expect([field('start').value, field('end').value]).toEqual(['2026. 3. 1.', '20260311']);
    await ask('2026-03-01', '2026년 3월 11일');
    expect(within(result()).getByText(total('10', '240'))).toBeTruthy();
  });

  it('does not call a date changed that is only written otherwise', async () => {
    const { ask, type, message } = await open();
    await ask('2026-03-01', '2026-03-11');
    type('start', '2026.3.1.');
    expect(screen.queryByText(message('changed'))).toBeNull();
  });

  it('notes that the end is before the start, with the same numbers', async () => {
    const { ask, result, message, total } = await open();
    await ask('2026-03-11', '2026-03-01');
    expect(within(result()).getByText(message('reversed'))).toBeTruthy();
    expect(within(result()).getByText(total('10', '240'))).toBeTruthy();
    await ask('2026-03-01', '2026-03-11');
    expect(within(result()).queryByText(message('reversed'))).toBeNull();
  });

  it('keeps the result of the dates asked for and says that they changed', async () => {
    const { ask, type, calculate, result, message, total } = await open();
    await ask('2026-03-01', '2026-03-11');
    expect(screen.queryByText(message('changed'))).toBeNull();
    const sticky = () => document.querySelector('[data-sticky]');
    await waitFor(() => expect(sticky()).not.toBeNull());
    type('end', '2026-03-12');
    expect(screen.getByText(message('changed'))).toBeTruthy();
    expect(sticky()).toBeNull();
    expect(within(result()).getByText(total('10', '240'))).toBeTruthy();
    fireEvent.click(calculate());
    expect(within(result()).getByText(total('11', '264'))).toBeTruthy();
    expect(screen.queryByText(message('changed'))).toBeNull();
    expect(sticky()).not.toBeNull();
    type('end', '');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });

  it('says beside a field what is wrong with its date', async () => {
    const { field, type, translate } = await open();
    type('start', '');
    fireEvent.blur(field('start'));
    expect(screen.getByText(translate('errors:failures.dates.missing'))).toBeTruthy();
    type('end', '0999-12-31');
    fireEvent.blur(field('end'));
    expect(screen.getByText(translate('errors:failures.dates.yearOutOfRange', { min: 1000, max: 9999 }))).toBeTruthy();
  });

  it('offers a date without its year in this year and the next', async () => {
    const { field, type, translate } = await open();
    type('end', '12월 25일');
    fireEvent.blur(field('end'));
    const use = (value: string) => translate('common:actions.useValue', { value });
    expect(await screen.findByRole('button', { name: use('2027-12-25') })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: use('2026-12-25') }));
    expect(field('end').value).toBe('2026-12-25');
  });

  it.each(['start', 'end'])('fills in both dates of a text in the %s field that has two', async (key) => {
    const { field, type, translate } = await open();
    type(key, '2024.1.5 ~ 3.1');
    fireEvent.blur(field(key));
    expect(await screen.findByText(translate('errors:failures.dates.twoDates'))).toBeTruthy();
    const use = translate('common:actions.useValue', { value: '2024-01-05 – 2024-03-01' });
    fireEvent.click(await screen.findByRole('button', { name: use }));
    expect([field('start').value, field('end').value]).toEqual(['2024-01-05', '2024-03-01']);
  });

  it('offers a period in both orders of its numbers where it may have either', async () => {
    const { field, type, translate } = await open();
    type('start', '05/11/2026 - 12/11/2026');
    fireEvent.blur(field('start'));
    const use = (value: string) => translate('common:actions.useValue', { value });
    expect(await screen.findByRole('button', { name: use('2026-05-11 – 2026-12-11') })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: use('2026-11-05 – 2026-11-12') }));
    expect([field('start').value, field('end').value]).toEqual(['2026-11-05', '2026-11-12']);
  });

  it.runIf(language === 'en')('asks about an ambiguous date after one with the day first', async () => {
    const { field, type, button, translate } = await open();
    const use = (value: string) => translate('common:actions.useValue', { value });
    type('end', '05/12/2026');
    fireEvent.blur(field('end'));
    expect(field('end').value).toBe('2026-05-12');
    // A typo, with the year first.
    type('start', '2026-13-01');
    fireEvent.blur(field('start'));
    fireEvent.click(await screen.findByRole('button', { name: use('2026-01-13') }));
    type('end', '05/12/2026');
    fireEvent.blur(field('end'));
    expect(field('end').value).toBe('2026-05-12');
    type('start', '27/11/2026');
    fireEvent.blur(field('start'));
    fireEvent.click(await screen.findByRole('button', { name: use('2026-11-27') }));
    type('end', '05/12/2026');
    fireEvent.blur(field('end'));
    expect(await screen.findByRole('button', { name: use('2026-05-12') })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: use('2026-12-05') }));
    expect([field('start').value, field('end').value]).toEqual(['2026-11-27', '2026-12-05']);
    fireEvent.click(button('common:actions.reset'));
    type('end', '05/12/2026');
    fireEvent.blur(field('end'));
    expect(field('end').value).toBe('2026-05-12');
  });

  it.runIf(language === 'en')('asks again about an ambiguous date before one with the day first', async () => {
    const { field, type, translate, calculate } = await open();
    const use = (value: string) => translate('common:actions.useValue', { value });
    type('start', '05/12/2026');
    fireEvent.blur(field('start'));
    expect(field('start').value).toBe('2026-05-12');
    type('end', '27/11/2026');
    fireEvent.blur(field('end'));
    fireEvent.click(await screen.findByRole('button', { name: use('2026-11-27') }));
    expect(field('start').value).toBe('05/12/2026');
    expect(calculate().disabled).toBe(true);
    expect(await screen.findByRole('button', { name: use('2026-05-12') })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: use('2026-12-05') }));
    expect([field('start').value, field('end').value]).toEqual(['2026-12-05', '2026-11-27']);
  });

  it.runIf(language === 'en').each([
    ['05/05/2026', '2026-05-05'],
    ['05/25/2026', '2026-05-25'],
  ])('does not ask again about %s, which has one reading', async (text, day) => {
    const { field, type, translate } = await open();
    type('start', text);
    fireEvent.blur(field('start'));
    type('end', '27/11/2026');
    fireEvent.blur(field('end'));
    const value = '2026-11-27';
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect([field('start').value, field('end').value]).toEqual([day, value]);
  });

  it('counts the last day of a length, says so in the offer, and undoes both', async () => {
    const { field, type, button, calculate, result, arrival, message, translate, total } = await open();
    type('start', '2026.3.1부터 1년');
    fireEvent.blur(field('start'));
    const value = `2026-03-01 – 2027-02-28 (${message('inclusions.end')})`;
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) }));
    const isEnd = () => screen.getByRole<HTMLInputElement>('radio', { name: message('inclusions.end') }).checked;
    expect([field('start').value, field('end').value, isEnd()]).toEqual(['2026-03-01', '2027-02-28', true]);
    fireEvent.click(calculate());
    await arrival();
    expect(within(result()).getByText(total('365', '8,760'))).toBeTruthy();
    // By the calendar as well as by 365 days.
    expect(within(result()).getAllByText(formatPeriod({ years: 1, months: 0, days: 0 }, language))).toHaveLength(2);
    fireEvent.click(button('common:actions.reset'));
    type('start', '2026.3.1부터 1년');
    fireEvent.blur(field('start'));
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) }));
    act(formHistory.undo);
    expect([field('start').value, field('end').value, isEnd()]).toEqual(['2026.3.1부터 1년', '', false]);
  });

  it('opens a length from the palette with its last day counted, and two dates with none', () => {
    const fillOf = (text: string) => {
      const today = { year: 2026, month: 11, day: 20 };
      const [intent] = readIntents(text, { today, dateOrder: 'yearFirst' });
      return intent?.kind === 'dateSpan' ? intents.takes?.dateSpan?.(intent) : undefined;
    };
    expect(fillOf('오늘부터 100일')).toMatchObject({ start: '2026-11-20', end: '2027-02-27', inclusion: 'end' });
    // As in the answer, whatever the page counted before.
    expect(fillOf('2026-03-01 ~ 2026-12-25')).toMatchObject({ inclusion: 'none' });
  });

  it('tells the 100th day and the anniversaries of the start', async () => {
    const { ask, message } = await open();
    await ask('2026-01-01', '2026-12-25');
    const card = screen.getByRole('region', { name: message('anniversaries.title') });
    const row = within(card).getByRole('rowheader', {
      name: message('anniversaries.day', { ordinal: 100 }),
    }).parentElement;
    expect(row?.textContent).toContain(language === 'ko' ? '2026년 4월 10일' : 'Apr 10, 2026');
    expect(row?.textContent).toContain('D+224');
    expect(within(card).getByRole('rowheader', { name: message('anniversaries.year', { ordinal: 10 }) })).toBeTruthy();
  });

  it('adds and subtracts in its other tab, and keeps what was typed in the first', async () => {
    const { ask, arrival, field, message } = await open();
    await ask('2026-01-01', '2026-12-25');
    fireEvent.click(screen.getByRole('tab', { name: message('tabs.shift') }));
    await arrival();
    expect(field('shift.from')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: message('tabs.between') }));
    expect(field('start').value).toBe('2026-01-01');
  });

  it('does not ask for a date after Reset, also for that of a field that was empty before', async () => {
    const { type, field, button, translate } = await open();
    const missing = translate('errors:failures.dates.missing');
    type('end', '2026-12-25');
    fireEvent.blur(field('start'));
    expect(screen.getByText(missing)).toBeTruthy();
    fireEvent.click(button('common:actions.reset'));
    expect(screen.queryByText(missing)).toBeNull();
    fireEvent.blur(field('end'));
    expect(screen.getByText(missing)).toBeTruthy();
    fireEvent.click(button('common:actions.reset'));
    expect(screen.queryByText(missing)).toBeNull();
  });

  it('returns everything to its start on Reset', async () => {
    const { ask, choose, field, button, result, message } = await open();
    await ask('2026-01-01', '2026-12-25');
    choose('modes.dday');
    choose('inclusions.both');
    fireEvent.click(button('common:actions.reset'));
    expect([field('start').value, field('end').value]).toEqual(['', '']);
    for (const key of ['modes.elapsed', 'inclusions.none']) {
      expect(screen.getByRole<HTMLInputElement>('radio', { name: message(key) }).checked).toBe(true);
    }
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });
});
