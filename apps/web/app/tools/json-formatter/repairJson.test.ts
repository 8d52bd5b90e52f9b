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
    // Full-width marks, but not in strings.
    ['｛"a，"：１、 "b"：［2，"："］｝', '{"a，":1, "b":[2,"："]}'],
    ['{"a"：1，b: 2}', '{"a":1,"b": 2}'],
    // Between other text.
    ['2026-11-25 [INFO] body={"a":1} [3]', '{"a":1}'],
    ['결과:\n{"a": 1.10}\n끝', '{"a": 1.10}'],
    ['{"a":1}abc', '{"a":1}'],
    ['HTTP/1.1 200 OK\nContent-Type: application/json\n\n[{"a":"]}\\""}]', '[{"a":"]}\\""}]'],
    ['data: {"a":1}\n\ndata: {"b":[2]}', '[\n{"a":1},\n{"b":[2]}\n]'],
    ['x() {} {"a":1}', '{"a":1}'],
    [`b'{"a":1}'`, '{"a":1}'],
    ['const data = {a: 1};', '{"a": 1}'],
    ["module.exports = ['x']", '["x"]'],
    ['return {a:1}', '{"a":1}'],
    // A part of an object, and encoded for a link.
    ['"a": 1, "b": {"c": 2},', '{"a": 1, "b": {"c": 2}}'],
    ['%7B%22a%22%3A%22%EA%B0%80%22%7D', '{"a":"가"}'],
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
    'x() {} [1]',
    '%7B%',
    '%7Babc',
    'if (a) { return [{"b": 1}]; }',
    '"{" and [ {"a": 1}',
    '[1,,2]',
    'ObjectId("x")',
    '{"a": +',
  ])('gives up on %j', (text) => {
    expect(repairJson(text)).toBeUndefined();
  });

  it('finds a document with a long string', () => {
    const json = `{"a":"${'x\\"}'.repeat(1_000_000)}"}`;
    expect(repairJson(`log ${json}`)).toBe(json);
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
