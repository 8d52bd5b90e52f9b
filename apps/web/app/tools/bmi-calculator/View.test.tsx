import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drafts } from '../../browser/draft/drafts.ts';
import { formHistory } from '../../browser/undo/formHistory.ts';
import { NOTICE_MS, SETTLE_MS } from '../../parts/passing-notice/PassingNotice.tsx';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

// Actions that follow each other within a second are undone together, those of another test as well.
afterEach(formHistory.forget);

describe.each(LANGUAGES)('BMI calculator in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'bmi-calculator', language);
    const message = (key: string, values?: Record<string, string | number>) =>
      view.translate(`bmi-calculator:${key}`, values);
    const height = screen.getByLabelText<HTMLInputElement>(message('height'));
    const weight = screen.getByLabelText<HTMLInputElement>(message('weight'));
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    const copy = () =>
      within(result()).getByRole<HTMLButtonElement>('button', { name: view.translate('common:actions.copy') });
    /** The result loads after the page, so the test waits for it. */
    const type = async (field: HTMLInputElement, value: string) => {
      fireEvent.change(field, { target: { value } });
      await act(() => vi.dynamicImportSettled());
    };
    const verdict = (standard: 'who' | 'kosso', id: string) =>
      message('verdict', { standard: message(`standards.${standard}`), name: message(`classes.${id}`) });
    return { ...view, message, height, weight, result, copy, type, verdict };
  }

  it('shows the classes and says what will appear until both are typed', async () => {
    const { height, result, copy, message, type } = await open();
    await type(height, '170');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    expect(copy().disabled).toBe(true);
    expect(screen.getByRole('img', { name: message('scaleEmpty', { standard: message('panels.who') }) })).toBeTruthy();
  });

  it('announces the class of both standards', async () => {
    const { height, weight, result, message, type, verdict } = await open();
    await type(height, '170');
    await type(weight, '70');
    const [who, kosso] = [verdict('who', 'normal'), verdict('kosso', 'preObese')];
    const spoken = message('spoken', { bmi: '24.2', who, kosso });
    expect(spoken).toContain(kosso);
    expect(await within(result()).findByText(spoken, { selector: '[role=status]' })).toBeTruthy();
  });

  it('asks whether a height of 1.75 is meant in meters', async () => {
    const { height, weight, result, message, type, translate } = await open();
    await type(weight, '70');
    await type(height, '1.75');
    expect(result().textContent).toContain(message('empty'));
    const facts = { metres: '1.75', centimetres: '175' };
    expect(screen.getAllByText(translate('errors:failures.body.heightInMetres', facts)).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value: '175' }) }));
    await act(() => vi.dynamicImportSettled());
    expect(height.value).toBe('175');
    expect(result().textContent).toContain('22.9');
  });

  it.each(['1.75m', '1m 75', '175cm'])('shows no error for %s, which it computes with', async (typed) => {
    const { height, weight, result, type } = await open();
    await type(height, typed);
    await type(weight, '70kg');
    fireEvent.blur(height);
    expect(height.getAttribute('aria-invalid')).not.toBe('true');
    expect(document.getElementById(`${height.id}-error`)?.textContent ?? '').toBe('');
    expect(result().textContent).toContain('22.9');
  });

  it('offers feet and pounds in its own units, and a height with two readings as both', async () => {
    const { height, weight, result, type, translate } = await open();
    const use = async (value: string) => {
      fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value }) }));
      await act(() => vi.dynamicImportSettled());
    };
    await type(weight, '150 lb');
    await type(height, `5'9"`);
    const centimetres = translate('errors:failures.body.heightInFeet', { centimetres: '175.26' });
    const kilograms = translate('errors:failures.body.weightInPounds', { kilograms: '68.04' });
    for (const reason of [centimetres, kilograms]) expect(screen.getAllByText(reason).length).toBeGreaterThan(0);
    await use('175.26');
    await use('68.04');
    expect([height.value, weight.value]).toEqual(['175.26', '68.04']);
    expect(result().textContent).toContain('22.2');
    await type(height, '1m 7');
    expect(screen.getByRole('button', { name: translate('common:actions.useValue', { value: '107' }) })).toBeTruthy();
    await use('170');
    expect(height.value).toBe('170');
  });

  it('recomputes with every change, to one decimal', async () => {
    const { height, weight, result, copy, message, type, verdict } = await open();
    await type(height, '170');
    await type(weight, '65');
    expect(result().textContent).toContain('22.5');
    expect(within(result()).getByText(verdict('who', 'normal'))).toBeTruthy();
    expect(within(result()).getByText(verdict('kosso', 'normal'))).toBeTruthy();
    expect(within(result()).getByText(message('normalRangeValue', { from: '53.5', below: '72.3' }))).toBeTruthy();
    expect(within(result()).getByText(message('normalRangeValue', { from: '53.5', below: '66.5' }))).toBeTruthy();
    expect(copy().disabled).toBe(false);
    await type(weight, '81.3');
    expect(result().textContent).toContain('28.1');
    expect(within(result()).getByText(verdict('who', 'overweight'))).toBeTruthy();
  });

  it.each([
    ['18.49', 'underweight'],
    ['18.5', 'normal'],
    ['24.99', 'normal'],
    ['25', 'overweight'],
    ['29.99', 'overweight'],
    ['30', 'obese'],
  ])('puts %s kg at one meter among "%s"', async (kilograms, id) => {
    const { height, weight, result, type, verdict } = await open();
    await type(height, '100');
    await type(weight, kilograms);
    expect(within(result()).getByText(verdict('who', id))).toBeTruthy();
  });

  it('decides by the exact value and shows it where one decimal would mislead', async () => {
    const { height, weight, result, message, type, verdict } = await open();
    await type(height, '150');
    await type(weight, '56.2');
    expect(result().textContent).toContain('25.0');
    expect(within(result()).getByText(verdict('who', 'normal'))).toBeTruthy();
    expect(within(result()).getByText(verdict('kosso', 'preObese'))).toBeTruthy();
    expect(within(result()).getByText(message('exact', { value: '24.98' }))).toBeTruthy();
    await type(weight, '50');
    expect(within(result()).queryByText(message('exact', { value: '22.22' }))).toBeNull();
  });

  it('marks the place on both scales and tells the way to the classes beside', async () => {
    const { height, weight, message, type } = await open();
    await type(height, '200');
    await type(weight, '101');
    const card = screen.getByRole('region', { name: message('panels.who') });
    const described = { standard: message('panels.who'), value: '25.3', name: message('classes.overweight') };
    expect(within(card).getByRole('img', { name: message('scale', described) })).toBeTruthy();
    expect(within(card).getByText(message('lose', { kg: '1.1' }))).toBeTruthy();
    expect(within(card).getByText(message('gain', { kg: '19.0' }))).toBeTruthy();
    expect(screen.getByRole('region', { name: message('panels.kosso') })).toBeTruthy();
  });

  it.each([
    ['height', '0', 'body.heightOutOfRange', { min: 0, max: 300 }],
    ['height', '300.1', 'body.heightOutOfRange', { min: 0, max: 300 }],
    ['weight', '0', 'body.weightOutOfRange', { min: 0, max: 500 }],
    ['weight', '500.1', 'body.weightOutOfRange', { min: 0, max: 500 }],
  ] as const)('refuses %s %s beside the field and keeps it', async (name, text, code, facts) => {
    const view = await open();
    const field = view[name];
    await view.type(view.height, '170');
    await view.type(view.weight, '65');
    await view.type(field, text);
    expect(screen.getByText(view.translate(`errors:failures.${code}`, facts))).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe(text);
    expect(view.copy().disabled).toBe(true);
  });

  it('takes 300 cm and 500 kg', async () => {
    const { height, weight, copy, type } = await open();
    await type(height, '300');
    await type(weight, '500');
    expect(copy().disabled).toBe(false);
  });

  it('asks for what is missing once its field was left', async () => {
    const { height, weight, translate, type } = await open();
    await type(height, '170');
    fireEvent.blur(height);
    expect(weight.getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(weight);
    expect(screen.getByText(translate('errors:failures.body.weightMissing'))).toBeTruthy();
  });

  it('repeats the error in a notice for five seconds, while the one beside the field stays', async () => {
    const { height, translate, type } = await open();
    vi.useFakeTimers();
    const outOfRange = translate('errors:failures.body.heightOutOfRange', { min: 0, max: 300 });
    await type(height, '301');
    expect(screen.getAllByText(outOfRange, { ignore: '[role=status]' })).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(SETTLE_MS));
    expect(screen.getAllByText(outOfRange, { ignore: '[role=status]' })).toHaveLength(2);
    act(() => void vi.advanceTimersByTime(NOTICE_MS - 1));
    expect(screen.getAllByText(outOfRange, { ignore: '[role=status]' })).toHaveLength(2);
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getAllByText(outOfRange, { ignore: '[role=status]' })).toHaveLength(1);
    await type(height, '300');
    await type(height, '301');
    act(() => void vi.advanceTimersByTime(SETTLE_MS));
    expect(screen.getAllByText(outOfRange, { ignore: '[role=status]' })).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.close') }));
    expect(screen.getAllByText(outOfRange, { ignore: '[role=status]' })).toHaveLength(1);
  });

  it('asks whether the two were swapped, and swaps them', async () => {
    const { height, weight, translate, message, type } = await open();
    await type(height, '65');
    await type(weight, '170');
    expect(screen.getByText(message('swapped'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.swap') }));
    expect([height.value, weight.value]).toEqual(['170', '65']);
    expect(screen.queryByText(message('swapped'))).toBeNull();
  });

  it.each([
    ['67', '150', { height: '170.18', weight: '68.04' }, true],
    ['70', '160', { height: '177.8', weight: '72.57' }, true],
    // Neither 260 cm nor 90 cm is the height of an adult.
    ['67', '260', { height: '170.18', weight: '117.93' }, false],
    ['60', '90', { height: '152.4', weight: '40.82' }, false],
    // From 160 lb, whose offer was taken.
    ['70', '72.57', { height: '177.8', weight: '72.57' }, false],
  ])(
    'asks whether %s and %s are in inches and pounds, in English before the swap',
    async (tall, heavy, body, swaps) => {
      const { height, weight, translate, message, type } = await open();
      await type(height, tall);
      await type(weight, heavy);
      const use = translate('common:actions.useValue', { value: message('meant.both', body) });
      const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
      const swap = translate('common:actions.swap');
      const offers = names.filter((name) => name === use || name === swap);
      const both = language === 'en' ? [use, swap] : [swap, use];
      expect(offers).toEqual(swaps ? both : [use]);
      fireEvent.click(screen.getByRole('button', { name: use }));
      expect([height.value, weight.value]).toEqual([body.height, body.weight]);
      expect(screen.queryByText(message('inches'))).toBeNull();
      act(formHistory.undo);
      expect([height.value, weight.value]).toEqual([tall, heavy]);
    },
  );

  it.each([
    ['170', '65'],
    ['100', '150'],
    ['50', '45'],
    ['48', '240'],
  ])('takes %s and %s for no inches', async (tall, heavy) => {
    const { height, weight, message, type } = await open();
    await type(height, tall);
    await type(weight, heavy);
    expect(screen.queryByText(message('inches'))).toBeNull();
  });

  it.each(["5'10", '5 10', `70"`])(
    'converts a weight in pounds beside %s as well, or the height alone',
    async (tall) => {
      const { height, weight, translate, message, type } = await open();
      await type(height, tall);
      await type(weight, '160');
      const use = (value: string) => translate('common:actions.useValue', { value });
      expect(screen.getByRole('button', { name: use(message('meant.height', { value: '177.8' })) })).toBeTruthy();
      const both = message('meant.both', { height: '177.8', weight: '72.57' });
      fireEvent.click(screen.getByRole('button', { name: use(both) }));
      expect([height.value, weight.value]).toEqual(['177.8', '72.57']);
      act(formHistory.undo);
      expect([height.value, weight.value]).toEqual([tall, '160']);
    },
  );

  it.each(['70', '70.0', '70kg'])('offers the height in feet alone beside a weight of %s', async (heavy) => {
    const { height, weight, translate, type } = await open();
    await type(height, "5'10");
    await type(weight, heavy);
    const use = new RegExp(translate('common:actions.useValue', { value: '.+' }), 'u');
    const names = screen.getAllByRole('button', { name: use }).map(({ textContent }) => textContent);
    expect(names).toEqual([translate('common:actions.useValue', { value: '177.8' })]);
  });

  it.each([
    ['170/70', { height: '170', weight: '70' }],
    ['170cm 70kg', { height: '170', weight: '70' }],
    ['키 170 몸무게 70', { height: '170', weight: '70' }],
    ['1.7m 70kg', { height: '170', weight: '70' }],
    ['1.70 70', { height: '170', weight: '70' }],
  ])('offers both values of %s', async (typed, body) => {
    const { height, weight, result, translate, message, type } = await open();
    await type(height, typed);
    expect(screen.getByText(translate('errors:failures.body.bothInOneField'))).toBeTruthy();
    const use = translate('common:actions.useValue', { value: message('meant.both', body) });
    fireEvent.click(screen.getByRole('button', { name: use }));
    await act(() => vi.dynamicImportSettled());
    expect([height.value, weight.value]).toEqual(['170', '70']);
    expect(document.activeElement).toBe(height);
    expect(result().textContent).toContain('24.2');
  });

  it('can undo an offer of both values, which replaces a typed weight', async () => {
    const { height, weight, translate, message, type } = await open();
    await type(weight, '68');
    await type(height, '175/70');
    const value = message('meant.both', { height: '175', weight: '70' });
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect([height.value, weight.value]).toEqual(['175', '70']);
    act(formHistory.undo);
    expect([height.value, weight.value]).toEqual(['175/70', '68']);
  });

  it('offers a weight beside feet in pounds and in kilograms where it may be both', async () => {
    const { weight, translate, message, type, height } = await open();
    await type(height, `5'7" 100`);
    const use = (heavy: string) =>
      translate('common:actions.useValue', { value: message('meant.both', { height: '170.18', weight: heavy }) });
    expect(screen.getByRole('button', { name: use('45.36') })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: use('100') }));
    expect(weight.value).toBe('100');
  });

  it.each(['5 12', '170 175'])('offers no sum of %s', async (typed) => {
    const { height, type, translate } = await open();
    await type(height, typed);
    const use = new RegExp(translate('common:actions.useValue', { value: '.+' }), 'u');
    expect(screen.queryByRole('button', { name: use })).toBeNull();
  });

  it.each([
    ['height', '키 170', '170'],
    ['height', '1750', '175'],
    ['weight', '몸무게 70', '70'],
    ['weight', '650', '65'],
  ] as const)('offers the %s of %s', async (field, typed, value) => {
    const { translate, message, type, ...fields } = await open();
    await type(fields[field], typed);
    const use = translate('common:actions.useValue', { value: message(`meant.${field}`, { value }) });
    fireEvent.click(screen.getByRole('button', { name: use }));
    expect(fields[field].value).toBe(value);
  });

  it('takes 5 7 for feet and inches', async () => {
    const { height, translate, type } = await open();
    await type(height, '5 7');
    const facts = { feet: '5', inches: '7', centimetres: '170.18' };
    expect(screen.getAllByText(translate('errors:failures.body.heightLikeFeet', facts)).length).toBeGreaterThan(0);
    for (const value of ['5', '7']) {
      expect(screen.queryByRole('button', { name: translate('common:actions.useValue', { value }) })).toBeNull();
    }
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value: '170.18' }) }));
    expect(height.value).toBe('170.18');
  });

  it('asks about a decimal point that makes the result absurd, once the number is complete', async () => {
    const { height, weight, result, translate, message, type } = await open();
    await type(weight, '70');
    await type(height, '17.5');
    const notice = message('misplaced', { bmi: '2,285.7' });
    expect(screen.queryByText(notice)).toBeNull();
    fireEvent.blur(height);
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByText(notice)).toBeTruthy();
    const use = translate('common:actions.useValue', { value: message('meant.height', { value: '175' }) });
    fireEvent.click(screen.getByRole('button', { name: use }));
    expect(height.value).toBe('175');
    expect(result().textContent).toContain('22.9');
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('asks about it also in values that were not typed', async () => {
    const { message } = await open();
    act(() =>
      drafts.change([
        ['bmi-calculator.height', { value: '17.5' }],
        ['bmi-calculator.weight', { value: '70' }],
      ]),
    );
    expect(await screen.findByText(message('misplaced', { bmi: '2,285.7' }))).toBeTruthy();
  });

  it('has no normal range from a weight to below the same', async () => {
    const { height, weight, result, message, type } = await open();
    await type(height, '3');
    await type(weight, '70');
    expect(within(result()).getAllByText(message('normalRangeTiny', { below: '0.1' })).length).toBeGreaterThan(0);
    expect(within(result()).queryByText(message('normalRangeValue', { from: '0.1', below: '0.1' }))).toBeNull();
  });

  it('clears everything on Reset', async () => {
    const { height, weight, result, translate, message, type } = await open();
    await type(height, '301');
    fireEvent.blur(weight);
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect([height.value, weight.value]).toEqual(['', '']);
    expect(weight.getAttribute('aria-invalid')).toBeNull();
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });
});
