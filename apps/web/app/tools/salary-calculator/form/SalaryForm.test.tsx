import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, renderView } from '../../../testing/renderView.tsx';
import { openSalary } from '../testing/openSalary.tsx';
import View from '../View.tsx';

type Values = Readonly<Record<string, string | number>>;

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 6, 15));
});

describe.each(LANGUAGES)('form of the salary calculator in %s', (language) => {
  async function open() {
    const { translate, messagesOf } = await renderView(View, 'salary-calculator', language);
    const message = messagesOf('salary-calculator', 'salary-calculator/late');
    // The calculation and the example load after the page.
    await act(() => vi.dynamicImportSettled());
    await screen.findByText(message('netShare', { percent: '88.8' }));
    const failure = (code: string, facts?: Values) =>
      screen.queryByText(translate(`errors:failures.salary.${code}`, facts));
    const fill = (label: string, text: string) => {
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    };
    const groups: Readonly<Record<string, string>> = { overtimeHours: 'overtimeHours', taxRate: 'deductionWay' };
    /** Types into the field itself, or into the one below its last chip. */
    const own = (field: string, text: string) => {
      const group = groups[field];
      if (group) fireEvent.click(within(screen.getByLabelText(message(group))).getByLabelText(message('custom')));
      fill(group ? message('own', { field: message(field) }) : message(field), text);
    };
    const submit = () => {
      fireEvent.click(screen.getByText(translate('common:actions.calculate'), { selector: 'form button' }));
    };
    return { message, failure, fill, own, submit };
  }

  it('names everything that is missing at once, and goes to the first of it', async () => {
    const { submit, failure, message, fill } = await open();
    fill(message('amounts.hourly'), '');
    expect(failure('amountMissing', { min: 0 })).toBeNull();
    submit();
    expect(failure('amountMissing', { min: 0 })).toBeTruthy();
    expect(failure('dailyHoursMissing')).toBeTruthy();
    expect(failure('weeklyDaysMissing')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(message('amounts.hourly')));
    expect(screen.getByText(message('empty'))).toBeTruthy();
  });

  it('refuses an amount of 0 and one that is too fine, and keeps what was typed', async () => {
    const { fill, failure, message } = await open();
    const label = message('amounts.hourly');
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
    const { submit, fill, message } = await open();
    fill(message('amounts.hourly'), '10320');
    submit();
    expect(document.activeElement).toBe(screen.getByLabelText(message('dailyHours')));
  });
});

describe.each(LANGUAGES)('choices of the salary calculator in %s', (language) => {
  const open = () => openSalary(language);

  it('takes the family, the children, the share withheld and the meals into the income tax', async () => {
    const { monthly, calculate, result, message, radio, won } = await open();
    monthly('5010000');
    fireEvent.click(screen.getByLabelText(message('tax.meals', { amount: won('200,000') })));
    fireEvent.change(screen.getByLabelText(message('tax.family')), { target: { value: '4' } });
    await calculate();
    expect(result().textContent).toContain('219,100');
    fireEvent.change(screen.getByLabelText(message('tax.children')), { target: { value: '2' } });
    await calculate();
    expect(result().textContent).toContain('173,270');
    fireEvent.click(radio('tax.withholding', message('insurance.percent', { percent: 120 })));
    await calculate();
    expect(result().textContent).toContain('207,920');
    expect(result().textContent).toContain('20,790');
  });

  it('steps through the usual hours and days, and takes any other', async () => {
    const { message, choose } = await open();
    const hours = () => screen.getByLabelText<HTMLInputElement>(message('dailyHours')).value;
    const press = (key: string) =>
      fireEvent.click(screen.getByRole('button', { name: message(key, { field: message('dailyHours') }) }));
    press('more');
    expect(hours()).toBe('8');
    press('more');
    expect(hours()).toBe('9');
    choose('dailyHours', '5.5');
    press('less');
    expect(hours()).toBe('4');
    press('less');
    expect(hours()).toBe('4');
    fireEvent.input(screen.getByLabelText(message('dailyHours')), {
      target: { value: '8시간' },
      inputType: 'insertText',
    });
    press('more');
    expect(hours()).toBe('9');
  });

  it('steps from no hours that are more than a number', async () => {
    const { message } = await openSalary('ko');
    for (const typed of ['90분', '8시간 30분', '8:30', '4시간 반']) {
      fireEvent.change(screen.getByLabelText(message('dailyHours')), { target: { value: typed } });
      for (const step of ['less', 'more'] as const)
        expect(
          screen
            .getByRole('button', { name: message(step, { field: message('dailyHours') }) })
            .getAttribute('aria-disabled'),
          typed,
        ).toBe('true');
    }
  });

  it('folds a long hint behind a button', async () => {
    const { message } = await open();
    const about = screen.getByRole('button', { name: message('about', { field: message('probation') }) });
    const hint = screen.getByText(message('probationHint'));
    expect(hint.hidden).toBe(true);
    fireEvent.click(about);
    expect(hint.hidden).toBe(false);
    expect(about.getAttribute('aria-expanded')).toBe('true');
  });

  it('refuses an exponent beside the amount', async () => {
    const { week, message, translate } = await open();
    week('8', '5', '1e5');
    fireEvent.click(screen.getByText(translate('common:actions.calculate'), { selector: 'form button' }));
    const refused = translate('errors:failures.number.exponent', { field: message('amounts.hourly') });
    expect(await screen.findByText(refused)).toBeTruthy();
  });

  it('goes back to hourly pay, no overtime, 9.4%, holiday pay included and no probation on Reset', async () => {
    const { monthly, overtime, own, calculate, action, message, radio, result, translate } = await open();
    monthly('3000000');
    overtime('30');
    own('deductionWay', 'taxRate', '3.3');
    for (const name of ['holidayIncluded', 'probation']) fireEvent.click(screen.getByLabelText(message(name)));
    await calculate();
    fireEvent.click(screen.getByText(action('reset'), { selector: 'button' }));
    expect(radio('payType', message('payTypes.hourly')).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(message('amounts.hourly')).value).toBe('');
    expect(radio('overtimeHours', translate('common:labels.none')).checked).toBe(true);
    expect(radio('deductionWay', message('ways.itemised')).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(message('holidayIncluded')).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(message('probation')).checked).toBe(false);
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });

  it('disables the hours for monthly pay, and says what it cannot know without them', async () => {
    const { monthly, overtime, calculate, result, message } = await open();
    monthly('3000000');
    expect(screen.getByLabelText<HTMLInputElement>(message('dailyHours')).disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(message('weeklyDays')).disabled).toBe(true);
    overtime('5');
    await calculate();
    for (const note of ['notes.hourlyRateMissing', 'notes.overtimeNotCounted']) {
      expect(within(result()).getByText(message(note))).toBeTruthy();
    }
    expect(within(result()).queryByText(message('minimum.title', { year: '2026' }))).toBeNull();
  });

  it('calculates the rate of monthly pay from the hours chosen before', async () => {
    const { week, monthly, calculate, result, message, won } = await open();
    week('8', '5');
    monthly('2152339.2');
    await calculate();
    expect(within(result()).getByText(message('rates.hourly', { amount: won('10,320') }))).toBeTruthy();
  });

  it('offers the flat rate with its default, an own one, and 3.3%, and names the way beside the one net pay', async () => {
    const { week, calculate, result, message, flat, way, own } = await open();
    week('8', '5');
    flat();
    await calculate();
    expect(result().textContent).toContain('1,950,019');
    expect(within(result()).getByText(message('deduction', { percent: '9.4' }))).toBeTruthy();
    expect(within(result()).getByText(message('netWays.flat', { percent: '9.4' }))).toBeTruthy();
    own('deductionWay', 'taxRate', '10');
    await calculate();
    expect(within(result()).getByText(message('deduction', { percent: '10' }))).toBeTruthy();
    way(message('ways.freelance'));
    await calculate();
    expect(within(result()).getByText(message('netWays.freelance'))).toBeTruthy();
    expect(result().textContent).toContain('64,570');
    expect(screen.queryByText(message('insurance.title'))).toBeNull();
    flat();
    await calculate();
    expect(within(result()).getByText(message('deduction', { percent: '9.4' }))).toBeTruthy();
  });
});
