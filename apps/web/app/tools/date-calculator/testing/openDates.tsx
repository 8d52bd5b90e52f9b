import { act, fireEvent, screen } from '@testing-library/react';
import type { Language } from '@toolbox/i18n';
import type { ComponentType } from 'react';
import { beforeEach, vi } from 'vitest';
import { renderView } from '../../../testing/renderView.tsx';

const TODAY = new Date(2026, 10, 20, 9, 30);

/** Sets the date to November 20, 2026 for each test of a file. */
export function fixToday(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(TODAY);
  });
}

/** Opens the calculator or one of its tabs; accessors for its form and its result. */
export async function openDates(View: ComponentType, language: Language) {
  const view = await renderView(View, 'date-calculator', language);
  const message = view.messagesOf('date-calculator', 'date-calculator/late');
  const field = (key: string) => screen.getByLabelText<HTMLInputElement>(message(key));
  const type = (key: string, value: string) => fireEvent.change(field(key), { target: { value } });
  const choose = (key: string) => fireEvent.click(screen.getByLabelText(message(key)));
  const button = (key: string) => screen.getByRole<HTMLButtonElement>('button', { name: view.translate(key) });
  const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
  const calculate = () => button('common:actions.calculate');
  /** Results and the other tab load after the page. */
  const arrival = () => act(() => vi.dynamicImportSettled());
  async function ask(start: string, end: string) {
    type('start', start);
    type('end', end);
    fireEvent.click(calculate());
    await arrival();
  }
  const total = (days: string, hours: string) => message('totalValue', { days, hours });
  return { ...view, message, field, type, choose, button, result, calculate, arrival, ask, total };
}
