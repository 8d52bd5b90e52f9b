import { formatJson } from '@toolbox/core/json';
import { describe, expect, it } from 'vitest';
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
    expect(repairJson(text)).toBe(repaired);
  });

  it('keeps digits, duplicate keys and the order of keys', () => {
    const text = '{b: 12345678901234567890, a: 1.10, c: 1e400, d: -0, a: 2}';
    const repaired = '{"b": 12345678901234567890, "a": 1.10, "c": 1e400, "d": -0, "a": 2}';
    expect(repairJson(text)).toBe(repaired);
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
    expect(repairJson(text)).toBeUndefined();
  });

  it('returns JSON or nothing, whichever character is missing or too many', () => {
    const json = '{"a": [1, 2.50, "x\\"y", {"b": null}], "가": true}';
    for (const extra of ['', "'", ',', '}', '\n']) {
      for (let at = 0; at <= json.length; at += 1) {
        const repaired = repairJson(json.slice(0, at) + extra + json.slice(at + 1));
        if (repaired !== undefined) expect(formatJson(repaired).ok).toBe(true);
      }
    }
  });
});
