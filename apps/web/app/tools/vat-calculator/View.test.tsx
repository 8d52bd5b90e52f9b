import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

describe.each(LANGUAGES)('VAT calculator in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'vat-calculator', language);
    // The calculation loads after the page.
    await act(() => vi.dynamicImportSettled());
    const message = (key: string, values?: Readonly<Record<string, string>>) =>
      view.translate(`vat-calculator:${key}`, values);
    const amount = screen.getByLabelText<HTMLInputElement>(message('amount'));
    // The result card replaces the empty one.
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    const copy = () =>
      within(result()).getByRole<HTMLButtonElement>('button', { name: view.translate('common:actions.copy') });
    return { ...view, message, amount, result, copy };
  }

  it('says what will appear, with nothing to copy, until an amount is typed', async () => {
    const { result, copy, message } = await open();
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    expect(copy().disabled).toBe(true);
  });

  it('shows both readings of an amount', async () => {
    const { amount, result, copy } = await open();
    fireEvent.change(amount, { target: { value: '10000' } });
    expect(amount.value).toBe('10,000');
    for (const figure of ['11,000', '9,091', '909']) expect(result().textContent).toContain(figure);
    expect(copy().disabled).toBe(false);
  });

  it('follows the rounding', async () => {
    const { amount, result, message } = await open();
    fireEvent.change(amount, { target: { value: '10000' } });
    fireEvent.click(screen.getByLabelText(message('roundings.down')));
    expect(result().textContent).toContain('910');
  });

  it.each(['1234.56', '0.5', '1,000.5'])('does not say that rounding changes nothing about %s', async (text) => {
    const { amount, result, message } = await open();
    fireEvent.change(amount, { target: { value: text } });
    expect(result().textContent).not.toContain(message('noDifference'));
    expect(within(result()).getAllByText(message('fractionGiven'))).toHaveLength(2);
  });

  it('says beside the field why an amount is refused, and keeps what was typed', async () => {
    const { amount, copy, translate } = await open();
    fireEvent.change(amount, { target: { value: '0' } });
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(translate('errors:failures.vat.amountNotPositive', { min: 0 }))).toBeTruthy();
    expect(copy().disabled).toBe(true);
    expect(amount.value).toBe('0');
  });

  it.each([
    ['10,000\n20,000', '10,000 20,000', 'severalValues', { first: '10,000', second: '20,000' }],
    ['1 5', '1 5', 'severalValues', { first: '1', second: '5' }],
    ['$100', '$100', 'wrongUnit', { unit: '$' }],
    ['1e5', '1e5', 'exponent', {}],
    ['10,00020,000', '10,00020,000', 'badGrouping', {}],
  ])('refuses a pasted %j and leaves it in the field', async (text, left, code, facts) => {
    const { amount, message, translate, result } = await open();
    amount.focus();
    fireEvent.paste(amount, { clipboardData: { getData: () => text } });
    // Text without a line break is inserted by the browser itself.
    if (amount.value === '') fireEvent.input(amount, { target: { value: text }, inputType: 'insertFromPaste' });
    expect(
      screen.getByText(translate(`errors:failures.number.${code}`, { field: message('amount'), ...facts })),
    ).toBeTruthy();
    expect(amount.value).toBe(left);
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });

  it.each(['1,0000', '10.000'])('offers for a malformed %s what was meant', async (text) => {
    const { amount, result, translate } = await open();
    fireEvent.change(amount, { target: { value: text } });
    fireEvent.click(
      await screen.findByRole('button', { name: translate('common:actions.useValue', { value: '10000' }) }),
    );
    expect(amount.value).toBe('10,000');
    expect(document.activeElement).toBe(amount);
    expect(result().textContent).toContain('11,000');
  });

  it.each([
    ['110,000+10%', ['121,000']],
    ['12,000원*5개', ['60,000']],
    ['3천 5백만원 2백만원', ['35,000,000', '2,000,000', '37,000,000']],
    ['250만~300만', ['2,500,000', '3,000,000']],
    ['₩1,100,000-', ['1,100,000']],
    ['11월 임대료 1,100,000원 (VAT 별도)', ['1,100,000']],
    ['일금 일백만원정(₩1,000,000) (부가세 별도)', ['1,000,000']],
  ])('offers for %s what it may mean', async (text, values) => {
    const { amount, translate } = await open();
    fireEvent.change(amount, { target: { value: text } });
    const offers = values.map((value) => translate('common:actions.useValue', { value }));
    const [first = ''] = offers;
    await screen.findByRole('button', { name: first });
    const names = screen.getAllByRole('button').map((button) => button.textContent ?? '');
    expect(names.filter((name) => offers.includes(name))).toEqual(offers);
  });

  it('offers the supply price and the total of a row of an invoice, and no sum of all', async () => {
    const { amount, message, translate, result } = await open();
    fireEvent.change(amount, { target: { value: '1,000,000\t100,000\t1,100,000' } });
    const use = (key: string, value: string) =>
      translate('common:actions.useValue', { value: message(key, { amount: value }) });
    expect(await screen.findByRole('button', { name: use('meant.total', '1,100,000') })).toBeTruthy();
    expect(screen.queryByRole('button', { name: use('meant.total', '2,200,000') })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: use('meant.supply', '1,000,000') }));
    expect(amount.value).toBe('1,000,000');
    expect(document.activeElement).toBe(amount);
    expect(result().textContent).toContain('1,100,000');
  });

  it('offers the supply price of a tax, after the amount whose tax may be asked for', async () => {
    const { amount, message, translate } = await open();
    fireEvent.change(amount, { target: { value: 'VAT 100,000' } });
    const use = (value: string) => translate('common:actions.useValue', { value });
    const supply = use(message('meant.supply', { amount: '1,000,000' }));
    const button = await screen.findByRole('button', { name: supply });
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
    expect(names.filter((name) => name === supply || name === use('100,000'))).toEqual([use('100,000'), supply]);
    fireEvent.click(button);
    expect(amount.value).toBe('1,000,000');
  });

  it.each([
    ['부가세 포함 220만원', '2,200,000', 'asTotal', 'asSupply'],
    ['합계 165만원', '1,650,000', 'asTotal', 'asSupply'],
    ['공급가액 100만원', '1,000,000', 'asSupply', 'asTotal'],
  ])('puts what %s says first, until the field is empty', async (text, value, first, second) => {
    const { amount, message, translate, result } = await open();
    const order = () => [...(result().textContent ?? '').matchAll(new RegExp(labels.join('|'), 'gu'))].map(String);
    const labels = ['asSupply', 'asTotal'].map((way) => RegExp.escape(message(way)));
    fireEvent.change(amount, { target: { value: text } });
    const use = translate('common:actions.useValue', { value });
    const offer = await screen.findByRole('button', { name: use });
    fireEvent.click(offer);
    expect(amount.value).toBe(value);
    expect(order()).toEqual([message(first), message(second)]);
    fireEvent.change(amount, { target: { value: '' } });
    fireEvent.change(amount, { target: { value: '1000' } });
    expect(order()).toEqual([message('asSupply'), message('asTotal')]);
  });

  it('offers no sum where it is not clear where an amount ends', async () => {
    const { amount, message, translate } = await open();
    fireEvent.change(amount, { target: { value: '3억 5천 2억' } });
    expect(
      await screen.findByText(translate('errors:failures.number.notNumber', { field: message('amount') })),
    ).toBeTruthy();
    const [use] = translate('common:actions.useValue', { value: '0' })
      .split('0')
      .filter((part) => part !== '');
    expect(screen.queryByRole('button', { name: new RegExp(use ?? '', 'u') })).toBeNull();
  });

  it('gives both readings of an amount whose last word may have been left out', async () => {
    const { amount, message, result, translate } = await open();
    fireEvent.change(amount, { target: { value: '1억 5천' } });
    const facts = { field: message('amount'), literal: '100,005,000', elided: '150,000,000' };
    expect(await screen.findByText(translate('errors:failures.number.twoReadings', facts))).toBeTruthy();
    expect(amount.value).toBe('1억 5천');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    const offer = (value: string) =>
      screen.findByRole('button', { name: translate('common:actions.useValue', { value }) });
    expect(await offer(facts.literal)).toBeTruthy();
    fireEvent.click(await offer(facts.elided));
    expect(amount.value).toBe(facts.elided);
    expect(document.activeElement).toBe(amount);
    expect(result().textContent).toContain('165,000,000');
  });

  it('takes the mark of won in either language, and reads a large amount back', async () => {
    const { amount, result } = await open();
    fireEvent.change(amount, { target: { value: '3억 5,000만원' } });
    expect(amount.value).toBe('3억 5,000만원');
    expect(await screen.findByText(language === 'ko' ? '3억 5,000만 원' : '₩350 million')).toBeTruthy();
    expect(result().textContent).toContain('385,000,000');
    fireEvent.change(amount, { target: { value: '' } });
    for (const text of ['12,345원', '₩12,345', 'KRW 12,345', '12,345원정', '１２，３４５']) {
      fireEvent.change(amount, { target: { value: text } });
      expect(amount.value).toBe('12,345');
      expect(result().textContent).toContain('13,580');
      fireEvent.change(amount, { target: { value: '' } });
    }
    fireEvent.change(amount, { target: { value: '9999' } });
    expect(screen.queryByText(/\d(?:만 | million)/u)).toBeNull();
  });

  it('does not scold a 0 on the way to 0.5', async () => {
    const { amount, translate } = await open();
    fireEvent.input(amount, { target: { value: '0' }, inputType: 'insertText' });
    const refused = translate('errors:failures.vat.amountNotPositive', { min: 0 });
    expect(screen.queryByText(refused)).toBeNull();
    fireEvent.blur(amount);
    expect(screen.getByText(refused)).toBeTruthy();
  });

  it('clears everything on Reset', async () => {
    const { amount, result, translate, message } = await open();
    fireEvent.change(amount, { target: { value: '500' } });
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(amount.value).toBe('');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });
});
