import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

describe.each(LANGUAGES)('wei converter in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'wei-converter', language);
    const message = (key: string) => view.translate(`wei-converter:${key}`);
    const amount = screen.getByLabelText<HTMLInputElement>(message('amount'));
    const type = (value: string) => fireEvent.change(amount, { target: { value } });
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    const shown = async () => (await screen.findByText(message('unitsTitle'))) && result().textContent;
    return { ...view, message, amount, type, result, shown };
  }

  it('starts with wei to ether and nothing to copy', async () => {
    const { result, message, translate } = await open();
    expect(screen.getByLabelText<HTMLInputElement>(message('directions.weiToEth')).checked).toBe(true);
    expect(result().textContent).toContain(message('empty'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: translate('common:actions.copy') }).disabled).toBe(
      true,
    );
  });

  it('shows ether with 18 decimals, and every unit', async () => {
    const { type, shown } = await open();
    type('1');
    expect(await shown()).toContain('0.000000000000000001');
    expect(await shown()).toContain('gwei');
  });

  it.each([
    ['1', [18, 18, 18, 18, 18, 18, 18]],
    ['1500', [16, 16, 16, 16, 16, 16, 16]],
    // Aligned, the largest would not fit beside their units.
    ['123456789012345678901', [0, 3, 6, 9, 12, 15, 18]],
  ])('gives the units of %s wei room for these decimals', async (amount, places) => {
    const { type, shown, result } = await open();
    type(amount);
    await shown();
    const values = [...result().querySelectorAll('section section dd > span:first-child')];
    const room = (value: Element) => value.querySelector<HTMLElement>('[data-digits]')?.dataset['digits'] ?? '';
    expect(values.map((value) => `${value.textContent}${room(value)}`.split('.')[1]?.length ?? 0)).toEqual(places);
    expect(values.map(({ textContent }) => textContent).join(' ')).not.toMatch(/\.\d*0( |$)/u);
  });

  it('converts ether into wei without losing a digit', async () => {
    const { type, shown, message } = await open();
    fireEvent.click(screen.getByLabelText(message('directions.ethToWei')));
    type('0.3');
    expect(await shown()).toContain('300,000,000,000,000,000');
  });

  it('converts gwei', async () => {
    const { type, shown, message } = await open();
    fireEvent.click(screen.getByLabelText(message('directions.gweiToEth')));
    type('21');
    expect(await shown()).toContain('0.000000021');
    expect(await shown()).toContain('21,000,000,000');
  });

  it('announces both amounts as they are shown, without trailing zeros', async () => {
    const { type, shown, result } = await open();
    type('21000000000000');
    await shown();
    const spoken = '21,000,000,000,000 wei = 0.000021 ETH';
    expect(await within(result()).findByText(spoken, { selector: '[role=status]' })).toBeTruthy();
  });

  it('reads 1,5 ETH in no way, and offers 1.5', async () => {
    const { type, amount, result, shown, message, translate } = await open();
    fireEvent.click(screen.getByLabelText(message('directions.ethToWei')));
    type('1,5 ETH');
    const refused = translate('errors:failures.number.badGroupingGuess', { field: message('amount'), guess: '1.5' });
    expect(await screen.findByText(refused)).toBeTruthy();
    expect(amount.value).toBe('1,5 ETH');
    expect(result().textContent).toContain(message('empty'));
    fireEvent.click(
      await screen.findByRole('button', { name: translate('common:actions.useValue', { value: '1.5' }) }),
    );
    expect(amount.value).toBe('1.5');
    expect(await shown()).toContain('1,500,000,000,000,000,000');
  });

  it.each([
    ['0', 'errors:failures.wei.zero', {}],
    ['-1', 'errors:failures.number.belowMin', { min: 0 }],
    ['1e31', 'errors:failures.wei.tooLarge', {}],
    ['1e400', 'errors:failures.wei.tooLarge', {}],
    ['$5', 'errors:failures.number.wrongUnit', { unit: '$' }],
    ['0.5', 'errors:failures.wei.tooFine', {}],
    ['abc', 'errors:failures.number.notNumber', {}],
  ])('refuses %s beside the field and clears the result', async (text, key, facts) => {
    const { type, amount, translate, message, result } = await open();
    type(text);
    const field = message('amount');
    expect(
      await screen.findByText(translate(key, { field, max: '1000000000000000000000000000000', ...facts })),
    ).toBeTruthy();
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(result().textContent).toContain(message('empty'));
  });

  it.each([
    ['1.5 ETH', 'weiToEth', ['ethToWei'], '1,500,000,000,000,000,000'],
    ['21 gwei', 'ethToWei', ['gweiToEth'], '21,000,000,000'],
    ['0.5', 'weiToEth', ['gweiToEth', 'ethToWei'], '500,000,000'],
    ['100 웨이', 'gweiToEth', ['weiToEth'], '0.0000000000000001'],
  ])('offers for %s the directions in which it is valid', async (typed, direction, fitting, shownValue) => {
    const { type, amount, shown, message, translate } = await open();
    fireEvent.click(screen.getByLabelText(message(`directions.${direction}`)));
    type(typed);
    const names = fitting.map((value) =>
      translate('common:actions.useValue', { value: message(`directions.${value}`) }),
    );
    const [first, ...others] = await Promise.all(names.map((name) => screen.findByRole('button', { name })));
    expect([first, ...others]).toHaveLength(fitting.length);
    fireEvent.click(first as HTMLElement);
    expect(screen.getByLabelText<HTMLInputElement>(message(`directions.${fitting[0]}`)).checked).toBe(true);
    expect(amount.value).toBe(typed);
    expect(document.activeElement).toBe(amount);
    expect(await shown()).toContain(shownValue);
  });

  it.each([
    ['0xde0b6b3a7640000', 'weiToEth', '1,000,000,000,000,000,000'],
    ['1 finney', 'weiToEth', '1,000,000,000,000,000'],
    ['25.4 Gwei (0.0000000254 ETH)', 'weiToEth', '25,400,000,000'],
    ['10^18', 'weiToEth', '1,000,000,000,000,000,000'],
    ['1.5·10¹⁸', 'weiToEth', '1,500,000,000,000,000,000'],
    ['1억', 'weiToEth', '100,000,000'],
    ['100만 wei', 'weiToEth', '1,000,000'],
    ['.5 finney', 'weiToEth', '500,000,000,000,000'],
  ])('offers what %s may mean', async (typed, direction, value) => {
    const { type, amount, message, translate } = await open();
    fireEvent.click(screen.getByLabelText(message(`directions.${direction}`)));
    type(typed);
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(amount.value).toBe(value);
  });

  it.each(['1e31', '0e5', '1e-1'])('does not offer %s again, which is only outside of the limits', async (typed) => {
    const { type, amount } = await open();
    type(typed);
    const error = await screen.findByText(
      (_, element) => element?.id === `${amount.id}-error` && element.textContent !== '',
    );
    expect(within(error).queryByRole('button', { name: /\d/u })).toBeNull();
  });

  it.each(['$5', '-1', '1e31', 'abc', '0'])('offers no direction for %s', async (typed) => {
    const { type, amount, message, translate } = await open();
    type(typed);
    await screen.findByText((_, element) => element?.id === `${amount.id}-error` && element.textContent !== '');
    for (const direction of ['weiToEth', 'gweiToEth', 'ethToWei']) {
      const name = translate('common:actions.useValue', { value: message(`directions.${direction}`) });
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('goes back to the start on Reset', async () => {
    const { type, amount, message, translate } = await open();
    fireEvent.click(screen.getByLabelText(message('directions.ethToWei')));
    type('1');
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(amount.value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>(message('directions.weiToEth')).checked).toBe(true);
  });
});
