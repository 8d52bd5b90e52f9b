import { describe, expect, it } from 'vitest';
import { parseNaver } from './naver.ts';
import { GARBAGE } from './testing/garbage.ts';
import { HAS_SAMPLES, sample } from './testing/samples.ts';

describe('parseNaver', () => {
  it('reads the second country and strips its commas', () => {
    expect(parseNaver({ country: [{ value: '1' }, { value: '1,447.50' }] })?.price).toBe(1447.5);
  });

  it.each([
    { country: [{ value: '100' }, { value: '1,447.50' }] },
    { country: [{ value: '1' }, { value: 1447 }] },
    { country: [{ value: '1' }] },
    { country: [{ value: '1' }, { value: '-' }] },
    { country: [{ value: '1' }, { value: '1.447,50' }] },
    { country: [{ value: '1' }, { value: '1,4475.0' }] },
  ])('refuses another shape %#', (body) => {
    expect(parseNaver(body)).toBeUndefined();
  });

  it('finds no figures in garbage', () => {
    for (const body of GARBAGE) expect(parseNaver(body)).toBeUndefined();
  });

  it.skipIf(!HAS_SAMPLES)('reads the sample answers', () => {
    expect(parseNaver(sample('fx-naver/qapirender_usdkrw.json'))?.price).toBe(1447.5);
  });
});
