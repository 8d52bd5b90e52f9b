import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '@toolbox/i18n';
import { ANNOUNCE_AFTER_QUIET_MS } from '@toolbox/ui/live-region/LiveRegion';
import { describe, expect, it } from 'vitest';
import { formHistory } from '../../browser/undo/formHistory.ts';
import { lostDrafts } from '../../testing/lostDrafts.ts';
import { LANGUAGES } from '../../testing/renderView.tsx';
import { fixToday, openDates } from './testing/openDates.tsx';
import View from './View.tsx';

fixToday();

describe.each(LANGUAGES)('Date calculator in %s, business days', (language) => {
  const open = () => openDates(View, language);

  it('counts business days by the holidays of the period and lists them', async () => {
    const { ask, choose, message } = await open();
    await ask('2026-09-23', '2026-09-28');
    const card = screen.getByRole('region', { name: message('business.title') });
    expect(within(card).getByText(message('business.daysValue', { days: 1 }))).toBeTruthy();
    choose('inclusions.start');
    expect(within(card).getAllByText(message('business.daysValue', { days: 2 })).length).toBeGreaterThan(0);
    const summary = within(card).getByText(message('business.list', { count: 2 }));
    const details = summary.closest('details');
    if (details) details.open = true;
    fireEvent(details ?? card, new Event('toggle'));
    expect(within(card).getAllByText(message('holidays.chuseok'))).toHaveLength(2);
    const known = { from: 2015, until: '2026-11-20' };
    const caveat = message('business.caveat', { min: 2000, max: 2050, checked: '2026-11-20', ...known });
    expect(within(card).getByText(caveat)).toBeTruthy();
  });

  it.each([
    ['none', 3, 2],
    ['start', 4, 1],
    ['end', 4, 1],
    ['both', 4, 1],
  ])('counts the days of the total and names them (%s)', async (inclusion, days, first) => {
    const { ask, choose, message } = await open();
    await ask('2026-12-01', '2026-12-04');
    choose(`inclusions.${inclusion}`);
    const card = screen.getByRole('region', { name: message('business.title') });
    const dates =
      language === 'ko'
        ? { from: `2026년 12월 ${first}일 (${first === 1 ? '화' : '수'})`, to: '2026년 12월 4일 (금)' }
        : { from: `${first === 1 ? 'Tue' : 'Wed'}, Dec ${first}, 2026`, to: 'Fri, Dec 4, 2026' };
    expect(within(card).getByText(message('business.daysValue', { days }))).toBeTruthy();
    expect(within(card).getByText(message('business.counted', dates))).toBeTruthy();
  });

  it('has a day to count on one date as soon as an end is included', async () => {
    const { ask, choose, message } = await open();
    await ask('2026-12-01', '2026-12-01');
    const card = screen.getByRole('region', { name: message('business.title') });
    expect(within(card).getByText(message('business.none'))).toBeTruthy();
    for (const inclusion of ['start', 'end', 'both']) {
      choose(`inclusions.${inclusion}`);
      expect(within(card).queryByText(message('business.none'))).toBeNull();
      expect(within(card).getByText(message('business.daysValue', { days: 1 }))).toBeTruthy();
    }
  });

  it('knows the elections and temporary holidays that have been', async () => {
    const { ask, message } = await open();
    await ask('2025-06-02', '2025-06-05');
    const card = screen.getByRole('region', { name: message('business.title') });
    expect(within(card).getAllByText(message('business.daysValue', { days: 2 })).length).toBeGreaterThan(0);
    await ask('2025-01-24', '2025-01-27');
    expect(within(card).getByText(message('business.list', { count: 1 }))).toBeTruthy();
  });

  it('counts with own days off, which can be taken away again', async () => {
    const { ask, type, field, message, button, translate } = await open();
    await ask('2028-04-10', '2028-04-14');
    const card = screen.getByRole('region', { name: message('business.title') });
    const open4 = () => within(card).queryByText(message('business.daysValue', { days: 4 }));
    expect(open4()).toBeTruthy();
    expect(button('common:actions.add').disabled).toBe(true);
    type('ownDays.date', '2028-04-12');
    fireEvent.click(button('common:actions.add'));
    expect(document.activeElement).toBe(field('ownDays.date'));
    expect(open4()).toBeNull();
    expect(lostDrafts()).toEqual([]);
    expect(within(card).getByText(message('business.daysValue', { days: 3 }))).toBeTruthy();
    const date = language === 'ko' ? '2028년 4월 12일 (수)' : 'Wed, Apr 12, 2028';
    fireEvent.click(screen.getByRole('button', { name: message('ownDays.remove', { date }) }));
    expect(open4()).toBeTruthy();
    const removed = () => screen.queryByText(message('ownDays.removed', { date }));
    await waitFor(() => expect(removed()).toBeTruthy());
    expect(screen.queryByText(translate('errors:failures.dates.missing'))).toBeNull();
    type('ownDays.date', '2028-04-12');
    fireEvent.click(button('common:actions.add'));
    await screen.findByText(message('ownDays.added', { date }));
    fireEvent.click(screen.getByRole('button', { name: message('ownDays.remove', { date }) }));
    await waitFor(() => expect(removed()).toBeTruthy());
  });

  it('has its last announcement in the language of a switch, without announcing it again', async () => {
    const { ask, type, message, button, i18n } = await open();
    const other = language === 'ko' ? 'en' : 'ko';
    const chunks = ['base', 'errors', 'inputNotices', 'date-calculator', 'date-calculator/late'] as const;
    for (const chunk of chunks) await loadMessages(i18n, other, chunk);
    await ask('2028-04-10', '2028-04-14');
    type('ownDays.date', '2028-04-12');
    fireEvent.click(button('common:actions.add'));
    const dates = { ko: '2028년 4월 12일 (수)', en: 'Wed, Apr 12, 2028' };
    await screen.findByText(message('ownDays.added', { date: dates[language] }));
    await act(() => i18n.changeLanguage(other));
    await act(() => new Promise((resolve) => setTimeout(resolve, 2 * ANNOUNCE_AFTER_QUIET_MS)));
    const added = screen.getByText(message('ownDays.added', { date: dates[other] }));
    expect(added.closest('[role=status]')).toBeNull();
  });

  it('adds every day of a range off in one step that can be undone', async () => {
    const { ask, type, field, message, button, translate, arrival } = await open();
    await ask('2026-12-27', '2027-01-01');
    const open4 = () => screen.queryByText(message('business.daysValue', { days: 4 }));
    expect(open4()).toBeTruthy();
    type('ownDays.date', '12/28 ~ 12/31');
    fireEvent.blur(field('ownDays.date'));
    await arrival();
    expect(button('common:actions.add').disabled).toBe(true);
    expect(screen.queryByText(translate('errors:failures.dates.twoDates'))).toBeNull();
    const value = '2026-12-28 – 2026-12-31';
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(field('ownDays.date').value).toBe(value);
    fireEvent.click(button('common:actions.add'));
    expect(field('ownDays.date').value).toBe('');
    const remove = message('ownDays.remove', { date: '@' }).replace('@', '');
    const rows = () => screen.queryAllByRole('button', { name: (name) => name.includes(remove.trim()) });
    expect(rows()).toHaveLength(4);
    expect(open4()).toBeNull();
    const ends =
      language === 'ko'
        ? { start: '2026년 12월 28일 (월)', end: '2026년 12월 31일 (목)' }
        : { start: 'Mon, Dec 28, 2026', end: 'Thu, Dec 31, 2026' };
    expect(await screen.findByText(message('ownDays.addedRange', { ...ends, days: 4 }))).toBeTruthy();
    // In its words, not in those of the notice that offers to undo it.
    expect(formHistory.offered()).toMatchObject({ kind: 'added', isAnnounced: true });
    act(() => formHistory.undo());
    expect(screen.queryByText(message('ownDays.addedRange', { ...ends, days: 4 }))).toBeNull();
    expect(rows()).toHaveLength(0);
    expect(open4()).toBeTruthy();
  });

  it('says which days it already had', async () => {
    const { ask, type, field, message } = await open();
    await ask('2026-12-27', '2027-01-01');
    const add = (text: string) => {
      type('ownDays.date', text);
      fireEvent.keyDown(field('ownDays.date'), { key: 'Enter' });
    };
    const says = (
      key: 'added' | 'addedRest' | 'known' | 'knownRange',
      facts: Readonly<Record<string, string | number>>,
    ) => screen.findByText(message(`ownDays.${key}`, facts));
    const [date, end] =
      language === 'ko'
        ? ['2026년 12월 28일 (월)', '2026년 12월 31일 (목)']
        : ['Mon, Dec 28, 2026', 'Thu, Dec 31, 2026'];
    add('2026-12-28');
    await says('added', { date });
    add('2026-12-28');
    await says('known', { date });
    expect(field('ownDays.date').value).toBe('');
    expect(screen.queryByText(message('ownDays.added', { date }))).toBeNull();
    add('2026-12-28 ~ 2026-12-31');
    await says('addedRest', { start: date, end, days: 3, known: 1 });
    add('2026-12-28 ~ 2026-12-31');
    await says('knownRange', { start: date, end });
  });

  it.each([
    language === 'ko' ? "'26.12.28 ~ '26.12.30" : "12/28/'26 - 12/30/'26",
    'Dec 28-30, 2026',
    '2026-12-28 ~ 2026-12-30 off',
    '2026-12-28 9:00 ~ 2026-12-30 18:00',
  ])('asks for no year of dates that have theirs: %s', async (text) => {
    const { ask, type, field, translate, arrival } = await open();
    await ask('2026-12-27', '2027-01-01');
    type('ownDays.date', text);
    fireEvent.keyDown(field('ownDays.date'), { key: 'Enter' });
    await arrival();
    const value = '2026-12-28 – 2026-12-30';
    expect(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) })).toBeTruthy();
    expect(screen.queryByText(translate('errors:failures.dates.incomplete'))).toBeNull();
  });

  it.each(['12월 9일', '12/08', '12월 28일~30일'])('asks for the year of %s', async (text) => {
    const { ask, type, field, translate, arrival } = await open();
    await ask('2026-12-27', '2027-01-01');
    type('ownDays.date', text);
    fireEvent.keyDown(field('ownDays.date'), { key: 'Enter' });
    await arrival();
    expect(screen.getByText(translate('errors:failures.dates.incomplete'))).toBeTruthy();
    expect(screen.queryByText(translate('errors:failures.dates.unreadable'))).toBeNull();
    expect(field('ownDays.date').value).toBe(text);
  });

  it.each([
    ['2027-01-01 ~ 2027-04-10', undefined],
    ['2027-01-01 ~ 2027-04-11', { days: 101, max: 100 }],
  ])('adds at most 100 days at once (%s)', async (text, facts) => {
    const { ask, type, button, translate, arrival } = await open();
    await ask('2026-12-27', '2027-01-01');
    type('ownDays.date', text);
    await arrival();
    expect(button('common:actions.add').disabled).toBe(facts !== undefined);
    const tooLong = translate('errors:failures.dates.rangeTooLong', facts ?? { days: 100, max: 100 });
    expect(screen.queryAllByText(tooLong)).toHaveLength(facts === undefined ? 0 : 1);
  });

  it('counts business days in the years whose holidays are known', async () => {
    const { ask, translate, message } = await open();
    const unknown = translate('errors:failures.dates.holidayYearOutOfRange', { min: 2000, max: 2050 });
    await ask('2000-01-01', '2050-12-31');
    expect(screen.queryByText(unknown)).toBeNull();
    await ask('2000-01-01', '2051-01-01');
    expect(within(screen.getByRole('region', { name: message('business.title') })).getByText(unknown)).toBeTruthy();
    await ask('1999-12-31', '2050-12-31');
    expect(screen.getByText(unknown)).toBeTruthy();
  });
});
