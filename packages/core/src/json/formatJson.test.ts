import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatJson } from './formatJson.ts';
import { MAX_JSON_OUTPUT_LENGTH } from './layoutJsonSteps.ts';
import { minifyJson } from './minifyJson.ts';

function formatted(text: string, options?: Parameters<typeof formatJson>[1]): string {
  const result = formatJson(text, options);
  return result.ok ? result.value : result.failure.code;
}

/** Everything but the whitespace between tokens. */
function tokensOf(text: string): readonly string[] {
  return text.match(/"(?:[^"\\]|\\.)*"|[^\s"]/gs) ?? [];
}

const json = fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.stringify(value));
const indent = fc.constantFrom(0 as const, 2 as const, 4 as const, '\t' as const);

/** Documents that lose something in `JSON.parse`: unusual numbers, escapes, duplicate and number-like keys. */
const anyJson = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('1.0', '-0', '1e400', '12345678901234567890', '1E+2', '"\\u0041\\/"', '"é"', 'true', 'null'),
    fc.array(tie('value'), { maxLength: 4 }).map((items) => `[ ${items.join(' ,')}]`),
    fc
      .array(fc.tuple(fc.constantFrom('"a"', '"\\u0061"', '"10"', '"2"', '"__proto__"', '""'), tie('value')), {
        maxLength: 5,
      })
      .map((members) => `{${members.map(([key, value]) => `${key}\t: ${value}`).join(',\r\n')}}`),
  ),
})).value;

describe('formatJson', () => {
  it('keeps every token and the order of everything', () => {
    const text = '{"a":17478252242305210114,"b":1.0,"e":1,"e":2,"10":1,"n":-0,"f":1e400,"u":"\\u0041\\/"}';
    expect(formatted(text)).toBe(
      [
        '{',
        '  "a": 17478252242305210114,',
        '  "b": 1.0,',
        '  "e": 1,',
        '  "e": 2,',
        '  "10": 1,',
        '  "n": -0,',
        '  "f": 1e400,',
        '  "u": "\\u0041\\/"',
        '}',
      ].join('\n'),
    );
  });

  it.each(['', '   ', '\n\t', '\u00a0', '\ufeff'])('gives an empty text for the blank text %j', (text) => {
    expect(formatJson(text)).toEqual({ ok: true, value: '' });
  });

  it('takes white space around the document, but no other blank', () => {
    expect(formatted(' \n\r\t{ } \n')).toBe('{}');
    expect(formatJson('\ufeff{}')).toMatchObject({ failure: { facts: { reason: 'byteOrderMark', offset: 0 } } });
    expect(formatJson('{}\u00a0')).toMatchObject({ failure: { facts: { reason: 'foreignSpace', offset: 2 } } });
  });

  it('reports where a trailing comma makes it invalid', () => {
    expect(formatJson('{"a":1,}')).toMatchObject({
      ok: false,
      failure: { code: 'json.invalid', facts: { reason: 'trailingComma', offset: 7, line: 1, column: 8 } },
    });
  });

  it.each([
    [2, '{\n  "a": [\n    1,\n    {}\n  ]\n}'],
    [4, '{\n    "a": [\n        1,\n        {}\n    ]\n}'],
    ['\t', '{\n\t"a": [\n\t\t1,\n\t\t{}\n\t]\n}'],
    [0, '{"a":[1,{}]}'],
  ] as const)('indents by %j', (unit, expected) => {
    expect(formatted('{"a":[1,{ }]}', { indent: unit })).toBe(expected);
  });

  it('equals JSON.stringify where nothing would be lost', () => {
    fc.assert(
      fc.property(json, indent, indent, (text, before, unit) => {
        const value: unknown = JSON.parse(text);
        expect(formatted(JSON.stringify(value, null, before), { indent: unit })).toBe(
          JSON.stringify(value, null, unit),
        );
      }),
    );
  });

  it('changes only white space', () => {
    fc.assert(
      fc.property(anyJson, indent, (text, unit) => {
        const result = formatted(text, { indent: unit });
        expect(tokensOf(result)).toEqual(tokensOf(text));
        expect(formatted(result, { indent: unit })).toBe(result);
        expect(minifyJson(result)).toEqual(minifyJson(text));
      }),
    );
  });

  it('accepts any depth whose result can be written', () => {
    const deep = 200;
    const text = '['.repeat(deep) + ']'.repeat(deep);
    expect(formatted(text)).toBe(JSON.stringify(JSON.parse(text), null, 2));
    const tooDeep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(formatJson(tooDeep)).toEqual({
      ok: false,
      failure: { code: 'json.outputTooLong', facts: { max: MAX_JSON_OUTPUT_LENGTH } },
    });
    expect(formatted(tooDeep, { indent: 0 })).toBe(tooDeep);
  });

  it('writes a value that is longer than a chunk, after its key', () => {
    const value = `"${'가'.repeat(300_000)}"`;
    expect(formatted(`{"a": ${value},"b":${value}}`)).toBe(`{\n  "a": ${value},\n  "b": ${value}\n}`);
    expect(formatted(`{"a": ${value},"b":${value}}`, { indent: 0 })).toBe(`{"a":${value},"b":${value}}`);
  });

  it(`writes ${MAX_JSON_OUTPUT_LENGTH} code units and refuses one more`, () => {
    const longest = `"${'a'.repeat(MAX_JSON_OUTPUT_LENGTH - 2)}"`;
    expect(formatted(longest)).toHaveLength(MAX_JSON_OUTPUT_LENGTH);
    expect(formatted(`${longest.slice(0, -1)}a"`)).toBe('json.outputTooLong');
  });
});

describe('formatJson with sorted keys', () => {
  it('sorts every object by the code units of what its keys say', () => {
    const text = '{"b":[{"d":1,"c":2}],"\\u0061":{"Z":1,"a":2,"10":3,"9":4},"é":5,"가":6,"😀":7,"ﬀ":8}';
    expect(formatted(text, { indent: 0, sortKeys: true })).toBe(
      '{"\\u0061":{"10":3,"9":4,"Z":1,"a":2},"b":[{"c":2,"d":1}],"é":5,"가":6,"😀":7,"ﬀ":8}',
    );
  });

  it('leaves keys that are in order', () => {
    expect(formatted('{"a":1,"b":{"c":2,"d":3}}', { indent: 0, sortKeys: true })).toBe('{"a":1,"b":{"c":2,"d":3}}');
  });

  it('keeps members with the same key, in their order', () => {
    expect(formatted('{"b":1,"a":2,"b":3,"a":{"y":4,"x":5}}', { indent: 0, sortKeys: true })).toBe(
      '{"a":2,"a":{"x":5,"y":4},"b":1,"b":3}',
    );
  });

  it('changes the order of members and nothing else', () => {
    fc.assert(
      fc.property(anyJson, (text) => {
        const sorted = formatted(text, { indent: 0, sortKeys: true });
        expect(JSON.parse(sorted)).toEqual(JSON.parse(text));
        expect(tokensOf(sorted).toSorted()).toEqual(tokensOf(text).toSorted());
        expect(formatted(sorted, { indent: 0, sortKeys: true })).toBe(sorted);
      }),
    );
  });

  it('does not overflow the stack', () => {
    const deep = 200_000;
    const text = `${'{"b":1,"a":'.repeat(deep)}0${'}'.repeat(deep)}`;
    expect(formatted(text, { indent: 0, sortKeys: true })).toBe(`${'{"a":'.repeat(deep)}0${',"b":1}'.repeat(deep)}`);
  });
});
