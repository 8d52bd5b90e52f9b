import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

type Values = Readonly<Record<string, string | number>>;

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 6, 15));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe.each(LANGUAGES)('form of the salary calculator in %s', (language) => {
  async function open() {
    const { say } = await renderView(View, 'salary-calculator', language);
    const words = (key: string, values?: Values) => say(`salary-calculator:${key}`, values);
    // The arithmetic is fetched after the page.
    await screen.findByText(words('netShare', { percent: '88.8' }));
    const failure = (code: string, facts?: Values) => screen.queryByText(say(`errors:failures.salary.${code}`, facts));
    const fill = (label: string, text: string) => {
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    };
    const groups: Readonly<Record<string, string>> = { overtimeHours: 'overtimeHours', taxRate: 'deductionWay' };
    /** Types into the field itself, or into the one beneath the last of its chips. */
    const own = (field: string, text: string) => {
      const group = groups[field];
      if (group) fireEvent.click(within(screen.getByLabelText(words(group))).getByLabelText(words('custom')));
      fill(group ? words('own', { field: words(field) }) : words(field), text);
    };
    const submit = () => {
      fireEvent.click(screen.getByText(say('common:actions.calculate'), { selector: 'form button' }));
    };
    return { words, failure, fill, own, submit };
  }

  it('names everything that is missing at once, and goes to the first of it', async () => {
    const { submit, failure, words, fill } = await open();
    fill(words('amounts.hourly'), '');
    expect(failure('amountMissing', { min: 0 })).toBeNull();
    submit();
    expect(failure('amountMissing', { min: 0 })).toBeTruthy();
    expect(failure('dailyHoursMissing')).toBeTruthy();
    expect(failure('weeklyDaysMissing')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(words('amounts.hourly')));
    expect(screen.getByText(words('empty'))).toBeTruthy();
  });

  it('refuses an amount of 0 and one that is too fine, and keeps what was typed', async () => {
    const { fill, failure, words } = await open();
    const label = words('amounts.hourly');
    fill(label, '0');
    expect(failure('amountMissing', { min: 0 })).toBeTruthy();
    fill(label, '10320.5');
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBeNull();
    fill(label, '10320.55');
    expect(failure('amountTooFine', { places: 1 })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('10,320.55');
  });

  it.each([
    ['dailyHours', '0.5', '0', 'dailyHoursOutOfRange', { min: 0, max: 24 }],
    ['dailyHours', '24', '24.1', 'dailyHoursOutOfRange', { min: 0, max: 24 }],
    ['weeklyDays', '1', '0', 'weeklyDaysOutOfRange', { min: 1, max: 7 }],
    ['weeklyDays', '7', '8', 'weeklyDaysOutOfRange', { min: 1, max: 7 }],
    ['weeklyDays', '3', '3.5', 'weeklyDaysOutOfRange', { min: 1, max: 7 }],
    ['overtimeHours', '0', '-1', 'overtimeOutOfRange', { min: 0, max: 744 }],
    ['taxRate', '0', '-0.1', 'taxRateOutOfRange', { min: 0, max: 100 }],
  ] as const)('takes an own %s of %s and refuses %s', async (field, good, bad, code, facts) => {
    const { own, failure } = await open();
    own(field, good);
    expect(failure(code, facts)).toBeNull();
    own(field, bad);
    expect(failure(code, facts)).toBeTruthy();
  });

  it('goes to the hours where they are missing', async () => {
    const { submit, fill, words } = await open();
    fill(words('amounts.hourly'), '10320');
    submit();
    expect(document.activeElement).toBe(screen.getByLabelText(words('dailyHours')));
  });
});
