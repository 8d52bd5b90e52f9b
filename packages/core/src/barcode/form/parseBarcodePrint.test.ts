import { describe, expect, it } from 'vitest';
import { formatExact } from '../../exact/index.ts';
import { parseBarcodePrint } from './parseBarcodePrint.ts';

const labels = { moduleMm: 'Module', heightMm: 'Height' };

describe('parseBarcodePrint', () => {
  it('reads decimal millimeters exactly', () => {
    const print = parseBarcodePrint({ moduleMm: '0.33', heightMm: '22.85' }, labels);
    const written =
      print.ok && [print.value.moduleMm, print.value.heightMm].map((mm) => formatExact(mm, { places: 2 }));
    expect(written).toEqual(['0.33', '22.85']);
  });

  it.each([
    ['0.1', '1', true],
    ['3', '200', true],
    ['0.09', '10', false],
    ['3.01', '10', false],
    ['0.3', '0.9', false],
    ['0.3', '200.1', false],
    ['', '10', false],
    ['wide', '10', false],
  ])('takes %s and %s: %s', (moduleMm, heightMm, isTaken) => {
    expect(parseBarcodePrint({ moduleMm, heightMm }, labels).ok).toBe(isTaken);
  });

  it('names every field that is wrong', () => {
    expect(parseBarcodePrint({ moduleMm: '5', heightMm: '-1' }, labels)).toEqual({
      ok: false,
      failure: {
        moduleMm: { code: 'number.aboveMax', facts: { field: 'Module', max: 3 } },
        heightMm: { code: 'number.negative', facts: { field: 'Height' } },
      },
    });
  });
});
