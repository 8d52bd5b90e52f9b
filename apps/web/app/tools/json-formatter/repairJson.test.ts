import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatJson } from './formatJson.ts';
import { repairJson } from './repairJson.ts';

describe('repairJson', () => {
  it.each([
    [`{'a': 1, 'b': True, 'c': None}`, '{"a": 1, "b": true, "c": null}'],
    ['{"a":1,}', '{"a":1}'],
    ['{a:1,b:2}', '{"a":1,"b":2}'],
    ['{“a”: “b”}', '{"a": "b"}'],
    ['{"a":1 /* c */}', '{"a":1 }'],
    ['{"a":1}\n{"b":2}', '[\n{"a":1},\n{"b":2}\n]'],
    ['{"a": "x\ny"}', '{"a": "x\\ny"}'],
    ['[1,2,3', '[1,2,3]'],
    ['{"a" 1}', '{"a": 1}'],
    ['callback({"a":1});', '{"a":1}'],
    ['{"a":01}', '{"a":"01"}'],
    ['"abc', '"abc"'],
    [`'abc'`, '"abc"'],
  ])('repairs %j', (text, repaired) => {
    expect(repairJson(text)).toEqual({ ok: true, value: repaired });
  });

  it('keeps digits, duplicate keys and the order of keys', () => {
    const text = '{b: 12345678901234567890, a: 1.10, c: 1e400, d: -0, a: 2}';
    const repaired = '{"b": 12345678901234567890, "a": 1.10, "c": 1e400, "d": -0, "a": 2}';
    expect(repairJson(text)).toEqual({ ok: true, value: repaired });
  });

  it.each(['{"a": 1.0}', '[]', ' 1 ', '""'])('leaves %j as it is', (text) => {
    expect(repairJson(text)).toEqual({ ok: true, value: text });
  });

  it.each([
    'undefined',
    'hello world',
    'a=1&b=2',
    '<xml/>',
    '1 2 3',
    '{"a":1}abc',
    '[1,,2]',
    'ObjectId("x")',
    '{"a": +',
  ])('gives up on %j', (text) => {
    expect(repairJson(text)).toEqual({ ok: false, failure: { code: 'json.beyondRepair', facts: {} } });
  });

  it('returns JSON or fails, whatever is missing', () => {
    const broken = fc
      .tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.constantFrom('', "'", ',', '}', '\n'))
      .map(
        ([json, at, extra]) => json.slice(0, at % (json.length + 1)) + extra + json.slice((at % (json.length + 1)) + 1),
      );
    fc.assert(
      fc.property(broken, (text) => {
        const repaired = repairJson(text);
        if (repaired.ok) expect(formatJson(repaired.value).ok).toBe(true);
      }),
    );
  });
});
