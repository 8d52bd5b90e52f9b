import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

afterEach(cleanup);

describe.each(LANGUAGES)('VAT calculator in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'vat-calculator', language);
    const words = (key: string) => view.say(`vat-calculator:${key}`);
    const amount = screen.getByLabelText<HTMLInputElement>(words('amount'));
    const result = screen.getByRole('region', { name: view.say('common:labels.result') });
    const copy = within(result).getByRole<HTMLButtonElement>('button', { name: view.say('common:actions.copy') });
    return { ...view, words, amount, result, copy };
  }

  it('says what will appear, with nothing to copy, until an amount is typed', async () => {
    const { result, copy, words } = await open();
    expect(within(result).getByText(words('empty'))).toBeTruthy();
    expect(copy.disabled).toBe(true);
  });

  it('shows both readings of an amount', async () => {
    const { amount, result, copy } = await open();
    fireEvent.change(amount, { target: { value: '10000' } });
    expect(amount.value).toBe('10,000');
    for (const figure of ['11,000', '9,091', '909']) expect(result.textContent).toContain(figure);
    expect(copy.disabled).toBe(false);
  });

  it('follows the rounding', async () => {
    const { amount, result, words } = await open();
    fireEvent.change(amount, { target: { value: '10000' } });
    fireEvent.click(screen.getByLabelText(words('roundings.down')));
    expect(result.textContent).toContain('910');
  });

  it('says beside the field why an amount is refused, and keeps what was typed', async () => {
    const { amount, copy, say } = await open();
    fireEvent.change(amount, { target: { value: '0' } });
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(say('errors:failures.vat.amountNotPositive', { min: 0 }))).toBeTruthy();
    expect(copy.disabled).toBe(true);
    expect(amount.value).toBe('0');
  });

  it('clears everything on Reset', async () => {
    const { amount, result, say, words } = await open();
    fireEvent.change(amount, { target: { value: '500' } });
    fireEvent.click(screen.getByRole('button', { name: say('common:actions.reset') }));
    expect(amount.value).toBe('');
    expect(within(result).getByText(words('empty'))).toBeTruthy();
  });
});
