import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RATE_SOURCES } from '@toolbox/core/law';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillDrafts } from '../../browser/draft/fillDrafts.ts';
import { formHistory } from '../../browser/undo/formHistory.ts';
import { announced } from '../../testing/announced.ts';
import { LANGUAGES } from '../../testing/renderView.tsx';
import intents from './intents.ts';
import { openSalary } from './testing/openSalary.tsx';

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 6, 15));
});
// Actions that follow each other within a second are undone together, those of another test as well.
afterEach(formHistory.forget);

describe.each(LANGUAGES)('salary calculator in %s', (language) => {
  const open = () => openSalary(language);

  it('shows the shape of the result with an example, with nothing to copy or print', async () => {
    const { result, message, button, translate } = await open();
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    expect(within(result()).getByText(translate('common:labels.example'))).toBeTruthy();
    expect(result().textContent).toContain('2,665,440');
    expect(result().querySelector('[inert] dl')).toBeTruthy();
    for (const name of ['copy', 'print']) expect(button(name).closest('fieldset:disabled')).toBeTruthy();
  });

  it('fills the form in with the example, and calculates it', async () => {
    const { result, message, button, translate } = await open();
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.fillExample') }));
    await screen.findByText(message('rates.title'));
    expect(screen.getByLabelText<HTMLInputElement>(message('amounts.monthly')).value).toBe('3,000,000');
    expect(within(result()).queryByText(message('empty'))).toBeNull();
    expect(result().textContent).toContain('2,665,440');
    expect(button('copy').disabled).toBe(false);
  });

  it('shows one line as soon as it can, and the breakdown only after Calculate', async () => {
    const { week, message, won, result, calculate, button } = await open();
    week('8', '5');
    expect(
      screen.getByText(message('estimates.itemised', { amount: won('1,942,619') }), { selector: 'form p' }),
    ).toBeTruthy();
    expect(result().textContent).not.toContain('1,942,619');
    await calculate();
    for (const figure of ['1,942,619', '1,793,616', '358,723', '2,152,339', `−${won('92,720')}`, '2,156,880']) {
      expect(result().textContent).toContain(figure);
    }
    expect(button('copy').disabled || button('print').disabled).toBe(false);
  });

  it('estimates nothing from a pay that is unusual for its period', async () => {
    const { week, monthly, message } = await open();
    const line = (name: string) => screen.queryByText(message(name), { selector: 'form p' });
    week('8', '5', '2500000');
    expect(line('estimates.unusual.hourly')).toBeTruthy();
    monthly('35000000');
    expect(line('estimates.unusual.monthly')).toBeTruthy();
    monthly('3000000');
    expect(line('estimates.unusual.monthly')).toBeNull();
  });

  it('says that a pay is unusual before its hours are known, once it is submitted', async () => {
    const { fill, press, won, translate, message, result } = await open();
    const facts = { pay: message('payMeant.pays.hourly'), amount: won('3,000,000') };
    const notice = () => screen.queryAllByText(message('payMeant.month', facts));
    fill(message('amounts.hourly'), '3000000');
    press();
    await waitFor(() => expect(notice().some((shown) => shown.closest('[aria-live], [role="status"]'))).toBe(true));
    fill(message('amounts.hourly'), '30000000');
    expect(screen.queryByRole('button', { name: /3,000,000/u })).toBeNull();
    fill(message('amounts.hourly'), '3000000');
    const value = message('payMeant.use.monthly', { amount: won('3,000,000') });
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value }) }));
    const field = screen.getByLabelText<HTMLInputElement>(message('amounts.monthly'));
    expect([field.value, document.activeElement]).toEqual(['3,000,000', field]);
    expect(await within(result()).findAllByText(won('2,665,440'))).toBeTruthy();
    expect(screen.queryByText(message('payMeant.month', facts))).toBeNull();
  });

  it('announces an unusual pay alone, without the result that it outdates', async () => {
    const { monthly, result, won, message, translate } = await open();
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.fillExample') }));
    await within(result()).findAllByText(won('2,665,440'));
    await announced();
    fireEvent.click(screen.getByLabelText(message('payTypes.hourly')));
    const facts = { pay: message('payMeant.pays.hourly'), amount: won('3,000,000') };
    await screen.findByText(message('payMeant.month', facts));
    expect(await announced()).toEqual([message('payMeant.month', facts)]);
    fireEvent.click(screen.getByLabelText(message('payTypes.monthly')));
    monthly('3000001');
    expect(await announced()).toEqual([translate('common:banner.stale')]);
  });

  it('asks whether a monthly pay of 300 was meant in units of 10,000 won, and calculates with that', async () => {
    const { monthly, press, result, won, translate, message } = await open();
    monthly('300');
    press();
    expect(
      within(result()).getByText(
        message('payMeant.manwon', { pay: message('payMeant.pays.monthly'), amount: won('300') }),
      ),
    ).toBeTruthy();
    const name = translate('common:actions.useValue', { value: won('3,000,000') });
    fireEvent.click(within(result()).getByRole('button', { name }));
    expect(screen.getByLabelText<HTMLInputElement>(message('amounts.monthly')).value).toBe('3,000,000');
    expect(await within(result()).findAllByText(won('2,665,440'))).toBeTruthy();
    expect(within(result()).queryByRole('button', { name })).toBeNull();
  });

  it.each([
    ['4800', 'manwonYear', '4,800'],
    ['4800만', 'year', '48,000,000'],
  ])('asks whether a monthly pay of %s is that of a year', async (typed, kind, amount) => {
    const { monthly, press, result, won, translate, message } = await open();
    monthly(typed);
    press();
    expect(
      within(result()).getByText(
        message(`payMeant.${kind}`, { pay: message('payMeant.pays.monthly'), amount: won(amount) }),
      ),
    ).toBeTruthy();
    fireEvent.click(
      within(result()).getByRole('button', { name: translate('common:actions.useValue', { value: won('4,000,000') }) }),
    );
    expect(screen.getByLabelText<HTMLInputElement>(message('amounts.monthly')).value).toBe('4,000,000');
  });

  it('gives the month of the rate, not that of its rounding', async () => {
    vi.setSystemTime(new Date(2026, 10, 25));
    const { monthly, calculate, message } = await open();
    monthly('3000000');
    await calculate();
    const care = screen.getByRole('row', { name: new RegExp(message('rates.items.care'), 'u') });
    expect(care.textContent).toContain('13.14%');
    expect(
      within(care)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toContain('2026-01');
  });

  it('gives the pay of a year in won', async () => {
    const { monthly, calculate, result, message, won } = await open();
    monthly('3000000');
    await calculate();
    const amount = language === 'ko' ? '3,198만 5,280원' : won('31,985,280');
    expect(within(result()).getByText(message('yearly', { amount }))).toBeTruthy();
  });

  it('asks whether an hourly pay is that of a month, and can undo the answer', async () => {
    const { week, calculate, result, won, translate, message } = await open();
    week('8', '5', '3000000');
    await calculate();
    const facts = { pay: message('payMeant.pays.hourly'), amount: won('3,000,000') };
    expect(within(result()).getByText(message('payMeant.month', facts))).toBeTruthy();
    const value = message('payMeant.use.monthly', { amount: won('3,000,000') });
    fireEvent.click(within(result()).getByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(screen.getByLabelText<HTMLInputElement>(message('amounts.monthly')).value).toBe('3,000,000');
    expect(result().textContent).toContain('2,665,440');
    act(formHistory.undo);
    expect(screen.getByLabelText<HTMLInputElement>(message('amounts.hourly')).value).toBe('3,000,000');
    expect(within(result()).getByText(message('payMeant.month', facts))).toBeTruthy();
  });

  it('shows no pay below nothing, but asks whether a monthly pay is that of an hour', async () => {
    const { week, monthly, press, result, won, translate, message } = await open();
    week('8', '5');
    monthly('12000');
    expect(await screen.findByText(message('estimates.unusual.monthly'))).toBeTruthy();
    press();
    const facts = { pay: message('payMeant.pays.monthly'), amount: won('12,000') };
    expect(await within(result()).findByText(message('payMeant.hour', facts))).toBeTruthy();
    expect(within(result()).queryByText(message('net'))).toBeNull();
    const value = message('payMeant.use.hourly', { amount: won('12,000') });
    fireEvent.click(within(result()).getByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(screen.getByLabelText<HTMLInputElement>(message('amounts.hourly')).value).toBe('12,000');
    expect(within(result()).getAllByText(message('net')).length).toBeGreaterThan(0);
  });

  it.each([
    ['연봉 4,800만원', '4,000,000'],
    ['연봉 5천', '4,166,666'],
    ['연봉 1억 2천', '10,000,000'],
    ['3,000,000 gross', '3,000,000'],
    ['10,320원 x 209시간', '2,156,880'],
    ['300만원 x 12개월', '3,000,000'],
    ['월급 280만원, 수습 3개월', '2,800,000'],
  ])('offers what the pay %s may mean', async (typed, value) => {
    const { monthly, translate, message } = await open();
    monthly(typed);
    const name = translate('common:actions.useValue', { value });
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(screen.getByLabelText<HTMLInputElement>(message('amounts.monthly')).value).toBe(value);
  });

  it.each([
    ['hourly', '월급 300만', 'monthly', '3,000,000'],
    ['hourly', '연봉 5천', 'monthly', '4,166,666'],
    ['monthly', '시급 10,320원', 'hourly', '10,320'],
  ] as const)('offers, in a form for %s pay, what %s is in the other one', async (payType, typed, other, value) => {
    const { radio, fill, won, translate, message } = await open();
    fireEvent.click(radio('payType', message(`payTypes.${payType}`)));
    fill(message(`amounts.${payType}`), typed);
    const pay = message(`payMeant.use.${other}`, { amount: won(value) });
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value: pay }) }));
    const field = screen.getByLabelText<HTMLInputElement>(message(`amounts.${other}`));
    expect(field.value).toBe(value);
    expect(document.activeElement).toBe(field);
    expect(radio('payType', message(`payTypes.${other}`)).checked).toBe(true);
    act(formHistory.undo);
    expect(screen.getByLabelText<HTMLInputElement>(message(`amounts.${payType}`)).value).toBe(typed);
  });

  it.each([
    ['150,000/12', '12,500'],
    ['120,000원/12', '10,000'],
    ['130000/13', '10,000'],
    ['10,320원 x 209시간', '10,320'],
    ['12,000원 x 8시간', '12,000'],
  ])('offers only what is meant by %s for the pay of an hour', async (typed, value) => {
    const { fill, translate, message } = await open();
    fill(message('amounts.hourly'), typed);
    const use = await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) });
    const uses = new RegExp(translate('common:actions.useValue', { value: '.+' }), 'u');
    expect(screen.getAllByRole('button', { name: uses })).toEqual([use]);
    fireEvent.click(use);
    expect(screen.getByLabelText<HTMLInputElement>(message('amounts.hourly')).value).toBe(value);
  });

  it.each(['hourly', 'monthly'] as const)(
    'adds no weekly holiday pay to a pay that includes it, typed into a form for %s pay',
    async (payType) => {
      const { radio, fill, won, translate, message } = await open();
      fireEvent.click(radio('payType', message(`payTypes.${payType}`)));
      fill(message(`amounts.${payType}`), '시급 12,384원 (주휴수당 포함)');
      const pay = message('payMeant.use.withHoliday', { amount: won('12,384') });
      fireEvent.click(
        await screen.findByRole('button', { name: translate('common:actions.useValue', { value: pay }) }),
      );
      expect(screen.getByLabelText<HTMLInputElement>(message('amounts.hourly')).value).toBe('12,384');
      expect(screen.getByLabelText<HTMLInputElement>(message('holidayIncluded')).checked).toBe(false);
    },
  );

  it('asks for the pay before tax, and offers no pay after tax', async () => {
    const { monthly, translate } = await open();
    monthly('세후 300만');
    expect(await screen.findByText(translate('errors:failures.salary.amountAfterTax'))).toBeTruthy();
    const use = new RegExp(translate('common:actions.useValue', { value: '.+' }), 'u');
    expect(screen.queryByRole('button', { name: use })).toBeNull();
  });

  it.each(['일당 12만', '주급 50만'])('asks for the pay of an hour instead of %s', async (typed) => {
    const { monthly, translate } = await open();
    monthly(typed);
    expect(await screen.findByText(translate('errors:failures.salary.amountPerDay'))).toBeTruthy();
  });

  it.each([
    ['주 40시간', 'dailyHoursWeekly', { weekly: '40', days: '5', daily: '8' }, '8'],
    ['9-6', 'dailyHoursShift', {}, '8'],
    ['09:00~18:00', 'dailyHoursShift', {}, '9'],
    ['18:00-9:00', 'dailyHoursShift', {}, '14'],
    ['18:00-9:00', 'dailyHoursShift', {}, '15'],
    ['19-8', 'dailyHoursShift', {}, '12'],
  ])('says what %s is of a day', async (typed, code, facts, hours) => {
    const { choose, translate, message } = await open();
    choose('dailyHours', typed);
    expect(await screen.findByText(translate(`errors:failures.salary.${code}`, facts))).toBeTruthy();
    const name = translate('common:actions.useValue', { value: hours });
    fireEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByLabelText<HTMLInputElement>(message('dailyHours')).value).toBe(hours);
  });

  it.each([
    ['dailyHours', '40/5', '8'],
    ['dailyHours', '45/5', '9'],
    ['dailyHours', '20/4', '5'],
    ['dailyHours', '40-32', '8'],
    ['weeklyDays', '30/6', '5'],
    ['overtimeHours', '52-40', '12'],
    ['overtimeHours', '209-174', '35'],
    ['overtimeHours', '48/12', '4'],
    ['overtimeHours', '20-8', '12'],
    ['overtimeHours', '월 20시간', '20'],
    ['dailyHours', '1일 8시간', '8'],
    ['dailyHours', '8시간(휴게 1시간 제외)', '8'],
  ])('offers what is meant for %s: %s', async (field, typed, value) => {
    const { own, choose, translate, message } = await open();
    if (field === 'overtimeHours') own(field, field, typed);
    else choose(field, typed);
    const label = field === 'overtimeHours' ? message('own', { field: message(field) }) : message(field);
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value);
  });

  it.each([
    ['dailyHours', '8/5'],
    ['dailyHours', '13-6'],
    ['dailyHours', '15:00-8:00'],
    ['weeklyDays', '8/5'],
    ['weeklyDays', '9-6'],
  ])('offers no result for %s where %s may be hours and days, or two times', async (field, typed) => {
    const { choose, translate, message } = await open();
    const use = new RegExp(translate('common:actions.useValue', { value: '.+' }), 'u');
    choose(field, '30/6');
    expect(await screen.findByRole('button', { name: use })).toBeTruthy();
    choose(field, typed);
    expect(screen.getByLabelText(message(field)).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('button', { name: use })).toBeNull();
  });

  it.each(['주 5일', '주5'])('takes %s for the days of a week', async (typed) => {
    const { week, message } = await open();
    week('8', typed);
    expect(screen.getByLabelText(message('weeklyDays')).getAttribute('aria-invalid')).toBeNull();
  });

  it.each(['100,000', '3,000,000.5'])('asks nothing of a monthly pay of %s', async (amount) => {
    const { monthly, calculate, result, translate } = await open();
    monthly(amount);
    await calculate();
    const use = new RegExp(translate('common:actions.useValue', { value: '.+' }), 'u');
    expect(within(result()).queryByRole('button', { name: use })).toBeNull();
  });

  it('itemizes every deduction of the month, down to the net pay, and adds up', async () => {
    const { monthly, calculate, result, message } = await open();
    monthly('3000000');
    await calculate();
    const rows = within(result())
      .getAllByRole('term')
      .map((term) => term.textContent ?? '');
    for (const id of ['pension', 'health', 'longTermCare', 'employment', 'incomeTax', 'localTax']) {
      expect(rows.some((row) => row.startsWith(message(`lines.${id}`)))).toBe(true);
    }
    for (const amount of ['133,000', '100,660', '13,220', '25,200', '56,800', '5,680', '334,560', '2,665,440']) {
      expect(result().textContent).toContain(amount);
    }
    expect(within(result()).getByText(message('netWays.itemised', { year: 2026, month: 7 }))).toBeTruthy();
    expect(within(result()).getByText(message('netShare', { percent: '88.8' }))).toBeTruthy();
  });

  it('says which net pay is which on every part of the page', async () => {
    const { monthly, calculate, message } = await open();
    monthly('3000000');
    await calculate();
    const page = document.body.textContent ?? '';
    // Only the comparison of years excludes income tax, with its own label.
    expect(page).not.toContain('2,718,000');
    expect(screen.getAllByText(message('insurance.afterInsurance'))).toHaveLength(1);
  });

  it('warns under 15 hours a week and not from 15 on', async () => {
    const { week, calculate, choose, result, message } = await open();
    week('6', '2');
    await calculate();
    const warning = message('notes.underFifteenHours', { hours: 15 });
    expect(within(result()).getByText(warning)).toBeTruthy();
    const insurance = message('notes.shortHoursInsurance', { month: 60 });
    expect(within(result()).getByText(insurance)).toBeTruthy();
    expect(result().textContent).toContain(RATE_SOURCES.shortHours[language]);
    choose('dailyHours', '5');
    choose('weeklyDays', '3');
    await calculate();
    expect(within(result()).queryByText(warning)).toBeNull();
    expect(within(result()).queryByText(insurance)).toBeNull();
    expect(result().textContent).toContain('134,521');
  });

  it('tells pension and health insurance from employment insurance by the hours of a month', async () => {
    const { week, calculate, result, message } = await open();
    // 14 hours × 4.345 weeks are 60.83 hours.
    week('14', '1');
    await calculate();
    expect(within(result()).getByText(message('notes.shortHoursEmployment', { week: 15, month: 60 }))).toBeTruthy();
    expect(within(result()).queryByText(message('notes.shortHoursInsurance', { month: 60 }))).toBeNull();
  });

  it('notes more than 40 hours and the cap, which can be switched off', async () => {
    const { week, overtime, calculate, result, message } = await open();
    week('10', '6');
    overtime('20');
    await calculate();
    const capped = message('notes.weeklyHolidayCapped', { day: 8, week: 40 });
    expect(within(result()).getByText(message('notes.overFortyHours', { hours: 40 }))).toBeTruthy();
    expect(within(result()).getByText(capped)).toBeTruthy();
    expect(result().textContent).toContain('3,358,747');
    fireEvent.click(screen.getByLabelText(message('holidayCapped')));
    await calculate();
    expect(within(result()).queryByText(capped)).toBeNull();
    expect(result().textContent).toContain('3,538,109');
  });

  it('cuts the pay in probation and compares it with both limits of the minimum wage', async () => {
    const { week, calculate, result, message, won } = await open();
    week('8', '5');
    fireEvent.click(screen.getByLabelText(message('probation')));
    await calculate();
    expect(result().textContent).toContain('1,937,105');
    expect(
      within(result()).getByText(
        message('minimum.short', { minimum: won('10,320'), shortfall: won('1,032'), paid: won('9,288') }),
      ),
    ).toBeTruthy();
    expect(
      within(result()).getByText(message('minimum.probationMet', { limit: won('9,288'), percent: 10 })),
    ).toBeTruthy();
  });

  it('finds hourly pay enough only without the weekly holiday pay that it may contain', async () => {
    const { week, calculate, result, message, won } = await open();
    const met = (paid: string) => message('minimum.met', { minimum: won('10,320'), paid: won(paid) });
    const condition = (paid: string) => message('minimum.withHoliday', { paid: won(paid) });
    week('8', '5', '11000');
    fireEvent.click(screen.getByLabelText(message('holidayIncluded')));
    await calculate();
    expect(within(result()).getByText(met('11,000'))).toBeTruthy();
    expect(within(result()).getByText(condition('9,166.66'))).toBeTruthy();
    expect(within(result()).getAllByText(message('notAdded')).length).toBe(2);
    // Enough in either case.
    week('8', '5', '12384');
    await calculate();
    expect(within(result()).getByText(met('12,384'))).toBeTruthy();
    expect(within(result()).queryByText(condition('10,320'))).toBeNull();
    // Enough for probation.
    week('8', '5', '10320');
    fireEvent.click(screen.getByLabelText(message('probation')));
    await calculate();
    expect(within(result()).getByText(condition('7,740'))).toBeTruthy();
  });

  it('chooses no own values for what the palette fills in', async () => {
    const { week, own, radio, message, calculate } = await open();
    week('8', '5');
    own('deductionWay', 'taxRate', '12');
    own('overtimeHours', 'overtimeHours', '33');
    await calculate();
    const pay = { kind: 'pay', period: 'month', amount: 3_000_000n, net: 0n, month: { year: 2026, month: 7 } } as const;
    await act(() => fillDrafts('salary-calculator', intents.takes?.pay?.(pay) ?? {}));
    expect(radio('deductionWay', message('ways.itemised')).checked).toBe(true);
    expect(radio('overtimeHours', message('custom')).checked).toBe(false);
  });

  it('says below the form that the deductions are more than the pay', async () => {
    const { week, message } = await open();
    week('1', '1', '5000');
    expect(await screen.findByText(message('estimates.negative'))).toBeTruthy();
    expect(screen.queryByText(message('estimateEmpty'))).toBeNull();
  });

  it('itemizes the insurances by the rates of the month, with the employer’s share by the size of the firm', async () => {
    const { monthly, calculate, card, message, won } = await open();
    monthly('2156880');
    fireEvent.click(screen.getByLabelText(message('tax.meals', { amount: won('200,000') })));
    await calculate();
    const insurance = card('insurance.title');
    expect(within(insurance).getByText(message('insurance.month', { year: 2026, month: 7 }))).toBeTruthy();
    for (const share of ['102,410', '77,530', '10,180', '19,410', '209,530', '24,800']) {
      expect(insurance.textContent).toContain(share);
    }
    fireEvent.change(within(insurance).getByLabelText(message('insurance.employerSize')), {
      target: { value: 'over1000' },
    });
    expect(insurance.textContent).toContain('37,740');
  });

  it('compares the years and names the rows, their sources and what is provisional', async () => {
    const { monthly, calculate, card, message } = await open();
    monthly('3000000');
    await calculate();
    const years = within(card('years.title'));
    const header = (year: number) => message(year === 2026 ? 'years.thisYear' : 'years.year', { year });
    for (const year of [2023, 2024, 2025, 2026, 2027]) {
      expect(years.getByRole('columnheader', { name: header(year) })).toBeTruthy();
    }
    expect(years.getAllByText(message('statuses.provisional'))).toHaveLength(1);
    const rates = card('rates.title');
    expect(within(rates).getAllByText('2026-11-20')).toHaveLength(7);
    expect(within(rates).getAllByText('2026-11-22')).toHaveLength(2);
    expect(rates.textContent).toContain('2026-07');
    expect(/[가-힣]/u.test(rates.textContent ?? '')).toBe(language === 'ko');
  });

  it('says so where the tables of rates end, and still calculates', async () => {
    const { week, calculate, result, translate, message } = await open();
    vi.setSystemTime(new Date(2028, 0, 1));
    fireEvent.focus(window);
    week('8', '5');
    await calculate();
    expect(result().textContent).toContain('1,950,019');
    expect(within(result()).getByText(message('netWays.flat', { percent: '9.4' }))).toBeTruthy();
    expect(within(result()).getByText(message('unknownMonth'))).toBeTruthy();
    const known = translate('errors:failures.salary.monthNotInTable', { min: '2023-01', max: '2027-12' });
    expect(screen.getAllByText(known)).toHaveLength(3);
  });

  it('keeps the calculated result and says that the form has changed since, until it cannot be read', async () => {
    const { week, calculate, fill, result, message, button, translate } = await open();
    week('8', '5');
    await calculate();
    fill(message('amounts.hourly'), '20000');
    expect(within(result()).getByText(translate('common:banner.stale'))).toBeTruthy();
    expect(result().textContent).toContain('1,942,619');
    fireEvent.click(button('calculate'));
    expect(within(result()).queryByText(translate('common:banner.stale'))).toBeNull();
    fill(message('amounts.hourly'), '');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });

  it('says nothing of a typed unit, which changes no value', async () => {
    const { week, calculate, result, message, translate } = await open();
    week('8', '5');
    await calculate();
    const hours = screen.getByLabelText<HTMLInputElement>(message('dailyHours'));
    fireEvent.input(hours, { target: { value: '8 ' }, inputType: 'insertText' });
    expect(hours.value).toBe('8 ');
    expect(result().textContent).toContain('1,942,619');
    expect(within(result()).queryByText(translate('common:banner.stale'))).toBeNull();
  });

  async function copyOf(enter: (view: Awaited<ReturnType<typeof open>>) => void) {
    const written = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } });
    const view = await open();
    const { calculate, button, message, won, translate } = view;
    enter(view);
    await calculate();
    fireEvent.click(button('copy'));
    await screen.findAllByText(translate('common:actions.copied'));
    vi.unstubAllGlobals();
    return { lines: written.mock.calls[0]?.[0].split('\n') ?? [], message, won };
  }

  it('copies the whole result as plain text', async () => {
    const { lines, message, won } = await copyOf(({ week }) => week('8', '5'));
    const line = (label: string, value: string) => message('line', { label: message(label), value });
    expect(lines).toContain(line('net', won('1,942,619')));
    expect(lines).toContain(line('lines.pension', `−${won('92,720')}`));
    expect(lines.at(-1)).toBe(message('netWays.itemised', { year: 2026, month: 7 }));
  });

  it('copies with few hours that insurance may not apply, and that there is no weekly holiday pay', async () => {
    const { lines, message } = await copyOf(({ week }) => week('6', '2'));
    expect(lines.at(-1)).toBe(message('notes.shortHoursInsurance', { month: 60 }));
    expect(lines).toContain(message('line', { label: message('weeklyHoliday'), value: message('notEligible') }));
  });

  it('copies that overtime is not counted', async () => {
    const { lines, message } = await copyOf(({ monthly, overtime }) => {
      monthly('3000000');
      overtime('20');
    });
    expect(lines.at(-1)).toBe(message('notes.overtimeNotCounted'));
  });
});
