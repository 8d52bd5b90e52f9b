import { describe, expect, it } from 'vitest';
import { formatExact } from '../../exact/index.ts';
import { parseBmiInput } from './parseBmiInput.ts';
import { MAX_HEIGHT_CM } from './parseHeight.ts';
import { MAX_WEIGHT_KG } from './parseWeight.ts';

const LABELS = { height: '키', weight: '몸무게' };

function failures(height: string, weight: string) {
  const parsed = parseBmiInput({ height, weight }, LABELS);
  return parsed.ok ? {} : { height: parsed.failure.height?.code, weight: parsed.failure.weight?.code };
}

describe('parseBmiInput', () => {
  it('reads decimals exactly', () => {
    const parsed = parseBmiInput({ height: '170.5', weight: '65.1 ' }, LABELS);
    expect(parsed.ok && formatExact(parsed.value.heightCm, { places: 3 })).toBe('170.500');
    expect(parsed.ok && formatExact(parsed.value.weightKg, { places: 3 })).toBe('65.100');
  });

  it.each([
    ...['1.75m', '1.75 미터', '175cm', '175', '１．７５ｍ', '1m 75', '1m75', '1 m 75 cm', '1미터 75센티', '1M75CM'],
    ...['175 cms', '175 cm.', '175 centimeters', '175 Centimetre', '1.75 meters', '1.75 metre.', '1m 75 cms'],
    ...['1m 75센티미터', '\ufeff1m\u00a075', '175㎝', '１７５㎝', '1m 75㎝'],
    '1미터 75센티'.normalize('NFD'),
  ])('reads %s as 175 centimeters', (height) => {
    const parsed = parseBmiInput({ height, weight: '65㎏' }, LABELS);
    expect(parsed.ok && String(parsed.value.heightCm)).toBe('175');
  });

  it.each(['70 kgs', '70kg.', '70 kilos', '70 kilo', '70 Kilograms.', '70 kilogram', '７０ kgs'])(
    'reads %s as 70 kilograms',
    (weight) => {
      const parsed = parseBmiInput({ height: '175', weight }, LABELS);
      expect(parsed.ok && String(parsed.value.weightKg)).toBe('70');
    },
  );

  it.each(['70 kilometers', '70 kilobytes', 'kilos', '70 kg kg', '70 grams'])(
    'does not read %s as a weight',
    (weight) => {
      expect(failures('175', weight).weight).toBeDefined();
    },
  );

  it.each(['1.75 kilometers', 'meters', '175 meters', '175 cm m'])('does not read %s as a height', (height) => {
    expect(failures(height, '70').height).toBeDefined();
  });

  it.each(['5’9’’', "5'9''", '5′9′′', "5'9’’"])('reads the inches of %s', (height) => {
    expect(parseBmiInput({ height, weight: '65' }, LABELS)).toMatchObject({
      failure: { height: { code: 'body.heightInFeet', facts: { centimetres: '175.26' } } },
    });
  });

  it.each([
    ['1m 75.5', '175.5'],
    ['1m 5cm', '105'],
    ['1m 5.5 cm', '105.5'],
    ['2m 00', '200'],
  ])('adds the centimeters of %s to the meters', (height, centimetres) => {
    const parsed = parseBmiInput({ height, weight: '65' }, LABELS);
    expect(parsed.ok && String(parsed.value.heightCm)).toBe(centimetres);
  });

  it.each([
    ['1.78m 70kg', { height: '178', weight: '70' }],
    [`5'10" 150lb`, { height: '177.8', weight: '68.04' }],
    ['170 70', { height: '170', weight: '70' }],
  ])('says that %s in either field is both', (text, facts) => {
    const failure = { code: 'body.bothInOneField', facts };
    expect(parseBmiInput({ height: text, weight: '65' }, LABELS)).toEqual({ ok: false, failure: { height: failure } });
    expect(parseBmiInput({ height: '175', weight: text }, LABELS)).toEqual({ ok: false, failure: { weight: failure } });
  });

  it.each([
    ['70kg', 'number.wrongUnit'],
    ['170~175', 'number.notNumber'],
    ['170 175', 'number.severalValues'],
    ['1.75m 이상', 'number.notNumber'],
  ])('says what is wrong with a height of %s', (height, code) => {
    expect(failures(height, '65').height).toBe(code);
  });

  it('asks which of the two readings of 1m 7 is meant', () => {
    expect(parseBmiInput({ height: '1m 7', weight: '65' }, LABELS)).toEqual({
      ok: false,
      failure: { height: { code: 'number.twoReadings', facts: { field: '키', literal: '107', elided: '170' } } },
    });
  });

  it.each([
    ...[
      "5'9",
      `5'9"`,
      '5’9”',
      '5′9″',
      `5' 9''`,
      '5ft 9in',
      '5 ft 9',
      '5 feet 9 inches',
      '5피트 9인치',
      '５ft９in',
      '69in',
    ],
    ...['5.75ft', '69"', '5FT 9IN', '5´9', '5`9"'],
  ])('converts %s to centimeters', (height) => {
    expect(parseBmiInput({ height, weight: '65' }, LABELS)).toEqual({
      ok: false,
      failure: { height: { code: 'body.heightInFeet', facts: { centimetres: '175.26' } } },
    });
  });

  it.each([
    ['69.25in', '175.9'],
    ['0.3in', '0.76'],
    [`6'0"`, '182.88'],
    ['1in', '2.54'],
  ])('rounds %s to hundredths of a centimeter', (height, centimetres) => {
    expect(parseBmiInput({ height, weight: '65' }, LABELS)).toMatchObject({
      failure: { height: { code: 'body.heightInFeet', facts: { centimetres } } },
    });
  });

  it.each([
    ['5\'7½"', '171.45'],
    ['5 ft 7 1/4 in', '170.82'],
    ['5′7¾″', '172.09'],
  ])('reads the fraction of an inch in %s', (height, centimetres) => {
    expect(parseBmiInput({ height, weight: '65' }, LABELS)).toMatchObject({
      failure: { height: { code: 'body.heightInFeet', facts: { centimetres } } },
    });
  });

  it.each(['5 7', '5-7', '5 - 7', '５ ７', '5.7', '5.07'])(
    'takes %s for feet and inches, not for one of them',
    (height) => {
      expect(parseBmiInput({ height, weight: '65' }, LABELS)).toEqual({
        ok: false,
        failure: {
          height: { code: 'body.heightLikeFeet', facts: { feet: '5', inches: '7', centimetres: '170.18' } },
        },
      });
    },
  );

  it.each([
    ['5.11', '180.34'],
    ['6.1', '185.42'],
    ['6.0', '182.88'],
  ])('takes %s for feet and inches, not for centimeters', (height, centimetres) => {
    expect(parseBmiInput({ height, weight: '65' }, LABELS)).toMatchObject({
      failure: { height: { code: 'body.heightLikeFeet', facts: { centimetres } } },
    });
  });

  it.each(['5.12', '5.110', '5', '2.9', '8.5', '5.9cm', '17.5'])('does not read %s as feet', (height) => {
    const parsed = parseBmiInput({ height, weight: '65' }, LABELS);
    expect(parsed.ok ? undefined : parsed.failure.height?.code).not.toBe('body.heightLikeFeet');
  });

  it('asks whether 1,70 is meant in meters as soon as it is typed', () => {
    expect(parseBmiInput({ height: '1,70', weight: '70' }, LABELS)).toEqual({
      ok: false,
      failure: { height: { code: 'body.heightInMetres', facts: { metres: '1.7', centimetres: '170' } } },
    });
  });

  it.each(['1750mm', '1750 밀리', '1750㎜'])('reads %s', (height) => {
    const parsed = parseBmiInput({ height, weight: '65' }, LABELS);
    expect(parsed.ok && String(parsed.value.heightCm)).toBe('175');
  });

  it.each([
    ['11st 4lb', '71.67'],
    ['11 stone 4', '71.67'],
    ['11st', '69.85'],
    // No height of 5'5".
    ['11st 5.5', '72.35'],
    ['10 stone 7.5', '66.9'],
  ])('converts %s to kilograms', (weight, kilograms) => {
    expect(parseBmiInput({ height: '175', weight }, LABELS)).toMatchObject({
      failure: { weight: { code: 'body.weightInPounds', facts: { kilograms } } },
    });
  });

  it('converts one pound to kilograms', () => {
    expect(parseBmiInput({ height: '175', weight: '1 lb' }, LABELS)).toMatchObject({
      failure: { weight: { code: 'body.weightInPounds', facts: { kilograms: '0.45' } } },
    });
  });

  it.each(['150lb', '150 lbs', '150 pounds', '150파운드', '１５０ LB'])('converts %s to kilograms', (weight) => {
    expect(parseBmiInput({ height: '175', weight }, LABELS)).toEqual({
      ok: false,
      failure: { weight: { code: 'body.weightInPounds', facts: { kilograms: '68.04' } } },
    });
  });

  it('asks whether 1.75 is meant in meters', () => {
    expect(parseBmiInput({ height: '1.75', weight: '70' }, LABELS)).toEqual({
      ok: false,
      failure: { height: { code: 'body.heightInMetres', facts: { metres: '1.75', centimetres: '175' } } },
    });
  });

  it('needs both, and says so for both at once', () => {
    expect(failures('', ' ')).toEqual({ height: 'body.heightMissing', weight: 'body.weightMissing' });
    expect(failures('170', '')).toEqual({ height: undefined, weight: 'body.weightMissing' });
    expect(failures('', '65')).toEqual({ height: 'body.heightMissing', weight: undefined });
  });

  it('states the limits', () => {
    const range = (max: number) => ({ min: 0, max });
    expect(parseBmiInput({ height: '301', weight: '500.1' }, LABELS)).toEqual({
      ok: false,
      failure: {
        height: { code: 'body.heightOutOfRange', facts: range(300) },
        weight: { code: 'body.weightOutOfRange', facts: range(500) },
      },
    });
  });

  it.each([
    ['0', 'body.heightOutOfRange'],
    ['-1', 'body.heightOutOfRange'],
    ['3', undefined],
    ['170cm', undefined],
    ['170 kg', 'number.wrongUnit'],
    ['1,75', 'body.heightInMetres'],
    ['1,70m', 'body.heightInMetres'],
    ['3,75', 'number.badGroupingGuess'],
    ['5 12', 'number.severalValues'],
    ['8 7', 'number.severalValues'],

    ['2.99', 'body.heightInMetres'],
    ['0.1', 'body.heightInMetres'],
    [String(MAX_HEIGHT_CM), undefined],
    [`${MAX_HEIGHT_CM}.1`, 'body.heightOutOfRange'],
    ['tall', 'number.notNumber'],
    // Neither is a height.
    [`5'13"`, 'number.notNumber'],
    [`5'12"`, 'number.notNumber'],
    ['5.5ft 3in', 'number.notNumber'],
    ['0ft', 'number.notNumber'],
    ['1m 7m', 'number.notNumber'],
    ['1m 175', 'number.notNumber'],
    ['0m', 'body.heightOutOfRange'],
    ['17.5m', 'body.heightOutOfRange'],
    ['3m 50', 'body.heightOutOfRange'],
  ])('height %s: %s', (height, code) => {
    expect(failures(height, '65').height).toBe(code);
  });

  it.each([
    ['0', 'body.weightOutOfRange'],
    ['-1', 'body.weightOutOfRange'],
    ['0.1', undefined],
    [String(MAX_WEIGHT_KG), undefined],
    [`${MAX_WEIGHT_KG}.1`, 'body.weightOutOfRange'],
    ['heavy', 'number.notNumber'],
    ['0 lb', 'number.wrongUnit'],
    ['1,500 lb', 'number.wrongUnit'],
  ])('weight %s: %s', (weight, code) => {
    expect(failures('170', weight).weight).toBe(code);
  });
});
