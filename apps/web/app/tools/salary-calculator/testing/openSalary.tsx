import { act, fireEvent, screen, within } from '@testing-library/react';
import { formatWon } from '@toolbox/i18n/format/formatWon';
import { vi } from 'vitest';
import { type LANGUAGES, renderView } from '../../../testing/renderView.tsx';
import View from '../View.tsx';

/** Opens the calculator and waits until it has loaded; accessors for its form and its result. */
export async function openSalary(language: (typeof LANGUAGES)[number]) {
  const { translate, messagesOf } = await renderView(View, 'salary-calculator', language);
  const message = messagesOf('salary-calculator', 'salary-calculator/late');
  const won = (digits: string) => formatWon(digits, language);
  // The calculation and the example load after the page.
  await act(() => vi.dynamicImportSettled());
  await screen.findByText(message('netShare', { percent: '88.8' }));
  const action = (name: string) => translate(`common:actions.${name}`);
  const result = () => screen.getByLabelText(translate('common:labels.result'), { selector: 'section' });
  const button = (name: string) => within(result()).getByRole<HTMLButtonElement>('button', { name: action(name) });
  const fill = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  const radio = (field: string, name: string) =>
    within(screen.getByLabelText(message(field))).getByLabelText<HTMLInputElement>(name);
  const choose = (field: string, value: string) => fill(message(field), value);
  const overtime = (value: string) =>
    fireEvent.click(within(screen.getByLabelText(message('overtimeHours'))).getByDisplayValue(value));
  const way = (name: string) => fireEvent.click(radio('deductionWay', name));
  const flat = () => way(message('ways.flat', { percent: '9.4' }));
  const own = (group: string, field: string, text: string) => {
    fireEvent.click(radio(group, message('custom')));
    fill(message('own', { field: message(field) }), text);
  };
  const press = () => fireEvent.click(screen.getByText(action('calculate'), { selector: 'form button' }));
  /** The result and its tables load after the page, so the first calls wait for them. */
  const calculate = async () => {
    press();
    await screen.findByText(message('rates.title'));
  };
  const week = (hours: string, days: string, amount = '10320') => {
    fill(message('amounts.hourly'), amount);
    choose('dailyHours', hours);
    choose('weeklyDays', days);
  };
  const monthly = (amount: string) => {
    fireEvent.click(radio('payType', message('payTypes.monthly')));
    fill(message('amounts.monthly'), amount);
  };
  const card = (title: string) => screen.getByLabelText(message(title), { selector: 'section' });
  return {
    translate,
    message,
    won,
    action,
    result,
    button,
    fill,
    radio,
    choose,
    overtime,
    way,
    flat,
    own,
    press,
    calculate,
    week,
    monthly,
    card,
  };
}
