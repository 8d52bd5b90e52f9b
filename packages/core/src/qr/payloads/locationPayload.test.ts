import { describe, expect, it } from 'vitest';
import { locationPayload } from './locationPayload.ts';

const LABELS = { latitude: '위도', longitude: '경도' };
const place = (latitude: string, longitude: string, label = '') =>
  locationPayload({ latitude, longitude, label }, LABELS);

describe('locationPayload', () => {
  it.each([
    ['37.5665', '126.9780', '', 'geo:37.5665,126.978'],
    ['-33.8568', '−151.2153', ' ', 'geo:-33.8568,-151.2153'],
    ['-0', '0', '', 'geo:0,0'],
    ['90', '-180', '', 'geo:90,-180'],
    ['0.0000000001', '0.00000000005°', '', 'geo:0.0000000001,0.0000000001'],
    ['37', '127', ' 서울 (시청) ', 'geo:37,127?q=37,127(%EC%84%9C%EC%9A%B8%20(%EC%8B%9C%EC%B2%AD))'],
  ])('writes %s, %s, %j', (latitude, longitude, label, payload) => {
    expect(place(latitude, longitude, label)).toEqual({ ok: true, value: payload });
  });

  it('rejects coordinates out of range, by field', () => {
    expect(place('90.0001', '-180.0001')).toEqual({
      ok: false,
      failure: {
        latitude: { code: 'number.aboveMax', facts: { field: '위도', max: 90 } },
        longitude: { code: 'number.belowMin', facts: { field: '경도', min: -180 } },
      },
    });
    expect(place('-90.0001', '180.0001')).toMatchObject({
      failure: { latitude: { code: 'number.belowMin' }, longitude: { code: 'number.aboveMax' } },
    });
  });

  it('rejects text that is not a number, and names that field alone', () => {
    expect(place(' ', '127')).toEqual({
      ok: false,
      failure: { latitude: { code: 'qr.coordinateMissing', facts: { field: '위도' } } },
    });
    expect(place('37', 'E127')).toEqual({
      ok: false,
      failure: { longitude: { code: 'number.notNumber', facts: { field: '경도' } } },
    });
  });
});
