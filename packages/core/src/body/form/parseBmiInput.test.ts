import { describe, expect, it } from 'vitest';
import { formatExact } from '../../exact/index.ts';
import { MAX_HEIGHT_CM, MAX_WEIGHT_KG, parseBmiInput } from './parseBmiInput.ts';

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

  it.each(['1.75m', '1.75 미터', '175cm', '175'])('reads %s as 175 centimetres', (height) => {
    const parsed = parseBmiInput({ height, weight: '65kg' }, LABELS);
    expect(parsed.ok && String(parsed.value.heightCm)).toBe('175');
  });

  it('asks whether 1.75 is meant in metres', () => {
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
    ['1,75', 'number.badGroupingGuess'],
    ['2.99', 'body.heightInMetres'],
    ['0.1', 'body.heightInMetres'],
    [String(MAX_HEIGHT_CM), undefined],
    [`${MAX_HEIGHT_CM}.1`, 'body.heightOutOfRange'],
    ['tall', 'number.notNumber'],
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
  ])('weight %s: %s', (weight, code) => {
    expect(failures('170', weight).weight).toBe(code);
  });
});
