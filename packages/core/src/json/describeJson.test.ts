import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeJson } from './describeJson.ts';

describe('describeJson', () => {
  it('counts what a document holds', () => {
    expect(describeJson('{"a":[1,2.5,[]],"b":{"c":"x","c":null},"d":[true,false,{}]}')).toEqual({
      ok: true,
      value: { depth: 3, objects: 3, arrays: 3, keys: 5, strings: 1, numbers: 2, booleans: 2, nulls: 1, values: 12 },
    });
  });

  it.each([
    ['1', 0],
    ['[]', 1],
    ['{}', 1],
    ['[[],[[1]]]', 3],
  ])('finds the depth of %s: %i', (text, depth) => {
    expect(describeJson(text)).toMatchObject({ value: { depth } });
  });

  it('counts nothing in a blank text and rejects an invalid one', () => {
    expect(describeJson(' \n')).toMatchObject({ ok: true, value: { values: 0, keys: 0, depth: 0 } });
    expect(describeJson('[')).toMatchObject({ ok: false, failure: { code: 'json.invalid' } });
  });

  it('counts every value that the engine visits', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        let visited = 0;
        JSON.parse(text, (_, part: unknown) => {
          visited++;
          return part;
        });
        expect(describeJson(text)).toMatchObject({ value: { values: visited } });
      }),
    );
  });
});
