import { act, fireEvent, screen, within } from '@testing-library/react';
import { readIntents } from '@toolbox/core/intent';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeDrafts } from '../../browser/draft/draftStorage.ts';
import { fillDrafts } from '../../browser/draft/fillDrafts.ts';
import { formHistory } from '../../browser/undo/formHistory.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import intents from './intents.ts';
import View from './View.tsx';

const TODAY = new Date(2026, 10, 20, 9, 30);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(TODAY);
});

describe.each(LANGUAGES)('Age calculator in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'age-calculator', language);
    const message = (key: string, values?: Record<string, string | number>) =>
      view.translate(`age-calculator:${key}`, values);
    const birth = screen.getByLabelText<HTMLInputElement>(message('birth'));
    const asOf = screen.getByLabelText<HTMLInputElement>(message('asOf'));
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    const copy = () =>
      within(result()).getByRole<HTMLButtonElement>('button', { name: view.translate('common:actions.copy') });
    /** The result loads after the page, so the test waits for it. */
    const type = async (field: HTMLInputElement, value: string) => {
      fireEvent.change(field, { target: { value } });
      await act(() => vi.dynamicImportSettled());
    };
    return { ...view, message, birth, asOf, result, copy, type };
  }

  it('starts with the local day of today, an empty result and nothing to copy', async () => {
    const { asOf, result, copy, message } = await open();
    expect(asOf.value).toBe('2026-11-20');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    expect(copy().disabled).toBe(true);
  });

  it('shows the three ages, the days to the birthday and the day of the week', async () => {
    const { birth, result, copy, message, type } = await open();
    await type(birth, '2000-12-25');
    for (const age of [25, 27, 26]) expect(within(result()).getByText(message('age', { age }))).toBeTruthy();
    expect(within(result()).getByText(message('days', { days: 35 }))).toBeTruthy();
    expect(result().textContent).toContain(language === 'ko' ? '월요일' : 'Monday');
    expect(copy().disabled).toBe(false);
  });

  it('has no days to go on the birthday itself, and one the day before', async () => {
    const { birth, result, message, type } = await open();
    await type(birth, '2000-11-20');
    expect(within(result()).getByText(message('days', { days: 0 }))).toBeTruthy();
    expect(within(result()).getByText(message('onTheDay'))).toBeTruthy();
    await type(birth, '2000-11-21');
    expect(within(result()).getByText(message('days', { days: 1 }))).toBeTruthy();
    expect(within(result()).queryByText(message('onTheDay'))).toBeNull();
  });

  it('shows the age that the palette answers, whatever the reference date was before', async () => {
    const { asOf, result, message, type } = await open();
    await type(asOf, '2010-01-01');
    const today = { year: 2026, month: 11, day: 20 };
    const age = readIntents('1990-01-01 나이', { today, dateOrder: 'yearFirst' }).find((found) => found.kind === 'age');
    const fill = age && intents.takes?.age?.(age);
    await act(() => fillDrafts('age-calculator', fill ?? {}));
    await act(() => vi.dynamicImportSettled());
    expect(asOf.value).toBe('2026-11-20');
    expect(within(result()).getAllByText(message('age', { age: age?.years ?? '' }))).not.toHaveLength(0);
    // It follows the day, as it does where nothing was sent.
    vi.setSystemTime(new Date(2026, 10, 21, 8));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(asOf.value).toBe('2026-11-21');
  });

  it('names the rule of 29 February, and only where it applies', async () => {
    const { birth, asOf, result, message, type } = await open();
    await type(birth, '2004-02-29');
    await type(asOf, '2025-02-28');
    expect(within(result()).getByText(message('leapDay'))).toBeTruthy();
    expect(within(result()).getByText(message('age', { age: 20 }))).toBeTruthy();
    await type(asOf, '2025-03-01');
    expect(within(result()).getAllByText(message('age', { age: 21 }))).toHaveLength(2);
    await type(birth, '2004-02-28');
    expect(within(result()).queryByText(message('leapDay'))).toBeNull();
  });

  it('tells a child under one by months', async () => {
    const { birth, result, message, type } = await open();
    await type(birth, '2026-05-01');
    expect(within(result()).getByText(message('monthsOld', { months: 6 }))).toBeTruthy();
  });

  it('lists the round days to come and the milestones', async () => {
    const { birth, result, message, type } = await open();
    await type(birth, '1966-05-01');
    expect(within(result()).getByText(message('milestone', { ordinal: '23,000' }))).toBeTruthy();
    const milestones = screen.getByRole('region', { name: message('milestones.title') });
    expect(
      within(milestones).getByRole('row', { name: new RegExp(RegExp.escape(message('milestones.names.hwangap'))) }),
    ).toBeTruthy();
    expect(milestones.textContent).toContain('2026');
  });

  it('refuses a birth after the reference date beside the field, and keeps it', async () => {
    const { birth, result, copy, translate, message, type } = await open();
    await type(birth, '2026-11-21');
    expect(screen.getByText(translate('errors:failures.dates.birthInFuture'))).toBeTruthy();
    expect(birth.getAttribute('aria-invalid')).toBe('true');
    expect(birth.value).toBe('2026-11-21');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    expect(copy().disabled).toBe(true);
    await type(birth, '2026-11-20');
    expect(copy().disabled).toBe(false);
  });

  it('asks for a date once the field was left without one', async () => {
    const { birth, translate, type } = await open();
    const missing = translate('errors:failures.dates.missing');
    await type(birth, '0002-05-15');
    expect(birth.getAttribute('aria-invalid')).toBeNull();
    await type(birth, '');
    expect(screen.queryByText(missing)).toBeNull();
    fireEvent.blur(birth);
    expect(screen.getByText(missing)).toBeTruthy();
  });

  it('does not ask again once the field was filled and cleared by buttons', async () => {
    const { birth, translate } = await open();
    const missing = translate('errors:failures.dates.missing');
    fireEvent.blur(birth);
    expect(screen.getByText(missing)).toBeTruthy();
    const press = async (action: string) => {
      fireEvent.click(screen.getByRole('button', { name: translate(`common:actions.${action}`) }));
      await act(() => vi.dynamicImportSettled());
    };
    await press('fillExample');
    await press('reset');
    expect(birth.value).toBe('');
    expect(screen.queryByText(missing)).toBeNull();
  });

  it('does not ask after Reset, nor after its undo', async () => {
    formHistory.forget();
    const { birth, asOf, translate, type } = await open();
    const missing = translate('errors:failures.dates.missing');
    fireEvent.blur(birth);
    await type(asOf, '2030-01-01');
    expect(screen.getByText(missing)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(screen.queryByText(missing)).toBeNull();
    act(() => formHistory.undo());
    expect(asOf.value).toBe('2030-01-01');
    expect(screen.queryByText(missing)).toBeNull();
    fireEvent.blur(birth);
    expect(screen.getByText(missing)).toBeTruthy();
  });

  it('says again after Reset and its undo that a date was not read', async () => {
    formHistory.forget();
    const { birth, translate, type } = await open();
    const error = translate('errors:failures.dates.unreadable');
    await type(birth, '1990 spring');
    expect(screen.queryByText(error)).toBeNull();
    fireEvent.blur(birth);
    expect(screen.getByText(error)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(birth.getAttribute('aria-invalid')).toBeNull();
    act(() => formHistory.undo());
    expect(screen.getByText(error)).toBeTruthy();
    await type(birth, '1990 sprin');
    expect(screen.queryByText(error)).toBeNull();
  });

  it('never scolds a date that is still being typed, and names a day that does not exist at once', async () => {
    const { birth, translate, type } = await open();
    for (const text of ['1', '199', '1990', '1990-', '1990-0', '1990-05', '1990-05-0', '02024-01-01', '90-05-15']) {
      await type(birth, text);
      expect(birth.getAttribute('aria-invalid')).toBeNull();
    }
    fireEvent.blur(birth);
    expect(screen.getByText(translate('errors:failures.dates.yearDigits'))).toBeTruthy();
    expect(birth.value).toBe('90-05-15');
    fireEvent.focus(birth);
    expect(birth.getAttribute('aria-invalid')).toBe('true');
    await type(birth, '1990-05-1');
    expect(birth.getAttribute('aria-invalid')).toBeNull();
    await type(birth, '2023-02-29');
    const facts = { year: 2023, month: 2, day: 29, last: 28 };
    expect(screen.getByText(translate('errors:failures.dates.noSuchDay', facts))).toBeTruthy();
    expect(birth.value).toBe('2023-02-29');
  });

  it.each(['1990-05-15', '19900515', '1990.5.15.', '1990년 5월 15일', '１９９０．５．１５', '\u200e1990-05-15'])(
    'takes %j and leaves it as it was typed',
    async (text) => {
      const { birth, result, message, type } = await open();
      await type(birth, text);
      fireEvent.blur(birth);
      expect(within(result()).getAllByText(message('age', { age: 36 }))).toHaveLength(2);
      expect(birth.value).toBe(text);
    },
  );

  it('takes the month first in English alone, and writes it for every language when the field is left', async () => {
    const { birth, copy, translate, type } = await open();
    await type(birth, '5/15/1990');
    expect(copy().disabled).toBe(language === 'ko');
    expect(birth.value).toBe('5/15/1990');
    fireEvent.blur(birth);
    expect(birth.value).toBe(language === 'ko' ? '5/15/1990' : '1990-05-15');
    const refusal = screen.queryByText(translate('errors:failures.dates.unreadable'));
    expect(refusal !== null).toBe(language === 'ko');
  });

  it.each([
    ['900515', ['1990-05-15']],
    ['90.5.15', ['1990-05-15']],
    ['15/5/1990', ['1990-05-15']],
    ['1990-05-15 09:30', ['1990-05-15']],
    ['5.6.1990', ['1990-06-05', '1990-05-06']],
    ['1990.5.15(수)', ['1990-05-15']],
    // A birth date is not in the future: no 2030.
    ['300101', ['1930-01-01']],
  ])('offers for %s the dates that it may mean', async (typed, dates) => {
    const { birth, result, message, translate, type } = await open();
    await type(birth, typed);
    fireEvent.blur(birth);
    await act(() => vi.dynamicImportSettled());
    const use = (value: string) => translate('common:actions.useValue', { value });
    const offers = screen.getAllByRole('button', { name: new RegExp(use('(?:\\d{4}-\\d\\d-\\d\\d)'), 'u') });
    expect(offers.map(({ textContent }) => textContent)).toEqual(dates.map(use));
    expect(birth.value).toBe(typed);
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    fireEvent.click(offers[0] as HTMLElement);
    await act(() => vi.dynamicImportSettled());
    expect(birth.value).toBe(dates[0]);
    expect(document.activeElement).toBe(birth);
    expect(birth.getAttribute('aria-invalid')).toBeNull();
    expect(within(result()).queryByText(message('empty'))).toBeNull();
  });

  it.each(['May 15, 1990', '15 May 1990', '1990.5.15(화)', 'Tue, May 15, 1990'])('reads %s', async (typed) => {
    const { birth, copy, type } = await open();
    await type(birth, typed);
    fireEvent.blur(birth);
    expect(copy().disabled).toBe(false);
    expect(birth.value).toBe(typed);
  });

  it('tells at once that a date is on another day of the week', async () => {
    const { birth, translate, type } = await open();
    await type(birth, '1990년 5월 15일 수요일');
    expect(screen.getByText(translate('errors:failures.dates.wrongWeekday'))).toBeTruthy();
  });

  it('takes the day that is picked, and opens the picker at the day that is typed', async () => {
    const { birth, result, message, type } = await open();
    await type(birth, '1990년 5월 15일');
    const picker = birth.parentElement?.querySelector<HTMLInputElement>('input[type="date"]');
    expect(picker?.value).toBe('1990-05-15');
    if (picker) await type(picker, '2000-12-25');
    expect(birth.value).toBe('2000-12-25');
    expect(within(result()).getByText(message('age', { age: 25 }))).toBeTruthy();
  });

  it('goes back to today by its button and by Reset', async () => {
    const { birth, asOf, result, translate, message, type } = await open();
    await type(asOf, '2030-01-01');
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.today') }));
    expect(asOf.value).toBe('2026-11-20');
    await type(birth, '2000-01-01');
    await type(asOf, '2030-01-01');
    act(() => screen.getByRole('button', { name: translate('common:actions.reset') }).click());
    expect(screen.getByLabelText<HTMLInputElement>(message('birth')).value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>(message('asOf')).value).toBe('2026-11-20');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });

  it('says which age is used where from the start', async () => {
    const { message } = await open();
    for (const key of ['international', 'year', 'counting'])
      expect(screen.getByText(message(`uses.${key}`))).toBeTruthy();
  });

  it('offers the date of a resident registration number and does not store the number', async () => {
    const { birth, type, translate } = await open();
    await type(birth, '010515-3');
    await type(birth, '010515-3234567');
    fireEvent.blur(birth);
    expect(screen.getByText(translate('errors:failures.dates.residentNumber'))).toBeTruthy();
    writeDrafts();
    expect(JSON.stringify(sessionStorage)).not.toContain('010515');
    const use = translate('common:actions.useValue', { value: '2001-05-15' });
    fireEvent.click(await screen.findByRole('button', { name: use }));
    expect(birth.value).toBe('2001-05-15');
    await act(() => vi.dynamicImportSettled());
    writeDrafts();
    expect(JSON.stringify(sessionStorage)).toContain('2001-05-15');
    expect(JSON.stringify(sessionStorage)).not.toContain('010515');
  });

  it('offers each of two dates', async () => {
    const { birth, type, translate } = await open();
    await type(birth, '1990-05-15 ~ 2024-03-01');
    fireEvent.blur(birth);
    for (const value of ['1990-05-15', '2024-03-01']) {
      expect(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) })).toBeTruthy();
    }
    await type(birth, '1990-05-15 ~ 2026-11-21');
    fireEvent.blur(birth);
    const later = translate('common:actions.useValue', { value: '2026-11-21' });
    expect(screen.queryByRole('button', { name: later })).toBeNull();
  });

  it('asks for the month and the day of a year', async () => {
    const { birth, translate, type } = await open();
    for (const text of language === 'ko' ? ['1990년생', '1990-05'] : ['1990', 'May 1990']) {
      await type(birth, text);
      fireEvent.blur(birth);
      await act(() => vi.dynamicImportSettled());
      expect(screen.getByText(translate('errors:failures.dates.incomplete'))).toBeTruthy();
    }
  });

  it('offers the solar date of a lunar one and says so', async () => {
    const { birth, type, translate } = await open();
    const use = (value: string) => translate('common:actions.useValue', { value });
    for (const text of ['음력 2005.5.15', '(음)2005.5.15', 'lunar 2005-05-15']) {
      await type(birth, text);
      fireEvent.blur(birth);
      expect(await screen.findByRole('button', { name: use('2005-06-21') })).toBeTruthy();
      expect(screen.getByText(translate('errors:failures.dates.lunarDate', { solar: '2005-06-21' }))).toBeTruthy();
      expect(screen.queryByRole('button', { name: use('2005-05-15') })).toBeNull();
    }
    fireEvent.click(screen.getByRole('button', { name: use('2005-06-21') }));
    expect(birth.value).toBe('2005-06-21');
    await type(birth, '음력 1899.5.15');
    fireEvent.blur(birth);
    expect(
      screen.getByText(translate('errors:failures.dates.lunarYearOutOfRange', { min: 1920, max: 2050 })),
    ).toBeTruthy();
  });

  it('shows the next birthday by the lunar calendar, also for a lunar date that was taken', async () => {
    const { birth, result, message, translate, type } = await open();
    const row = (label: string) => within(result()).getByText(message(label)).closest('div')?.textContent;
    await type(birth, '음력 1962년 8월 15일');
    fireEvent.blur(birth);
    const use = translate('common:actions.useValue', { value: '1962-09-13' });
    fireEvent.click(await screen.findByRole('button', { name: use }));
    await act(() => vi.dynamicImportSettled());
    const dates = language === 'ko' ? ['2027년 9월 13일', '2027년 9월 15일'] : ['Sep 13, 2027', 'Sep 15, 2027'];
    expect(row('nextBirthday')).toContain(dates[0]);
    expect(row('nextLunarBirthday')).toContain(dates[1]);
    expect(row('nextLunarBirthday')).toContain(message('lunarDay', { month: 8, day: 15 }));
    await type(birth, '1990-07-07');
    expect(row('nextLunarBirthday')).toContain(message('lunarLeapDay', { month: 5, day: 15 }));
    await type(birth, '1919-07-07');
    expect(within(result()).queryByText(message('nextLunarBirthday'))).toBeNull();
  });

  it('asks for the year of a lunar date', async () => {
    const { birth, translate, type } = await open();
    await type(birth, '음력 8월 15일');
    fireEvent.blur(birth);
    expect(await screen.findByText(translate('errors:failures.dates.incomplete'))).toBeTruthy();
  });
});
