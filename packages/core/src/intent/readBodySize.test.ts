import { describe, expect, it } from 'vitest';
import { kinds, only } from './testing/intents.ts';

describe('a height and a weight', () => {
  it.each([
    ['키 175 몸무게 70', '175', '70', '22.9'],
    ['키 175cm, 몸무게 70kg', '175cm', '70kg', '22.9'],
    ['키: 1.75m / 체중: 70.5 kg', '1.75m', '70.5 kg', '23.0'],
    ['height 175 weight 70', '175', '70', '22.9'],
    ['175cm 70kg', '175cm', '70kg', '22.9'],
    ['175 cm / 70 kg', '175 cm', '70 kg', '22.9'],
    ['70kg 175cm', '175', '70', '22.9'],
    ['1.75m, 70kg', '1.75m', '70kg', '22.9'],
    [`5'10" 160lb`, '177.8', '72.57', '22.96'],
    ['5ft 10in 160 lbs', '177.8', '72.57', '22.96'],
    ["160 pounds 5'10", '177.8', '72.57', '22.96'],
    ['몸무게 70 키 175', '175', '70', '22.9'],
    ['키는 1.75 몸무게는 70', '175', '70', '22.9'],
    ['175센티 70키로', '175', '70', '22.9'],
    ["height 5'10 weight 160", '177.8', '72.57', '22.96'],
    ['키 50 몸무게 3.5', '50', '3.5', '14.0'],
  ])('%s', (text, height, weight, bmi) => {
    expect(only(text, 'bodySize')).toEqual({ kind: 'bodySize', height, weight, bmi });
  });

  it.each([
    '175 70',
    '키 175',
    '키 0 몸무게 70',
    '키 1.7.5 몸무게 70',
    '키 175 몸무게 9999',
    '175cm 70',
    "5'10 160",
    '70kg 80kg',
    '70kg 5cm',
    '키 70 몸무게 175',
    '키 17.5 몸무게 70',
  ])('%s is none', (text) => {
    expect(kinds(text)).not.toContain('bodySize');
  });
});
