import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexLines } from '../text/index.ts';
import { formatJson } from './formatJson.ts';
import { type FormatJsonOptions, type JsonLayout, layoutJsonSteps, type UnitsToText } from './layoutJsonSteps.ts';

function layout(text: string, options?: FormatJsonOptions, decode?: UnitsToText): JsonLayout | string {
  const steps = layoutJsonSteps(text, options, decode);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value.ok ? step.value.value : step.value.failure.code;
}

/** What the layout must be, by the functions that do one thing each. */
function expected(text: string, options?: FormatJsonOptions): JsonLayout | string {
  const result = formatJson(text, options);
  return result.ok ? { text: result.value, lineStarts: indexLines(result.value) } : result.failure.code;
}

const options = fc.record({
  indent: fc.constantFrom(0 as const, 2 as const, 4 as const, '\t' as const),
  sortKeys: fc.boolean(),
});

describe('layoutJsonSteps', () => {
  it('finds the lines of the formatted text', () => {
    expect(layout('{"a":[1,{}]}')).toEqual({
      text: '{\n  "a": [\n    1,\n    {}\n  ]\n}',
      lineStarts: Uint32Array.of(0, 2, 11, 18, 25, 29),
    });
  });

  it('gives one empty line for blank text', () => {
    expect(layout(' \n ')).toEqual({ text: '', lineStarts: Uint32Array.of(0) });
  });

  it('rejects what formatJson rejects', () => {
    expect(layout('[1,]')).toBe('json.invalid');
  });

  it('finds the same lines as a search for them', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), options, (value, chosen) => {
        const text = JSON.stringify(value);
        expect(layout(text, chosen)).toEqual(expected(text, chosen));
      }),
    );
  });

  const long = 'ㄱ😀\ud800'.repeat(100_000);
  it.each([
    ['many chunks', JSON.stringify(Array.from({ length: 60_000 }, (_, id) => ({ id, name: `이름 ${id}` })))],
    ['strings longer than a chunk', JSON.stringify({ [long]: [long, 1, long], last: {} })],
    ['deep lines', `${'['.repeat(140)}${'[1,'.repeat(300)}2${']'.repeat(440)}`],
  ])('puts %s together', (_name, text) => {
    const found = layout(text);
    if (typeof found === 'string') throw new Error(found);
    expect(found.text === JSON.stringify(JSON.parse(text), null, 2)).toBe(true);
    expect(found.lineStarts).toEqual(indexLines(found.text));
  });

  it('keeps lone surrogates', () => {
    expect(layout('"\udc00"', { indent: 0 })).toMatchObject({ text: '"\udc00"' });
  });

  it('takes another decoder, whose chunks never end inside a character', () => {
    const text = JSON.stringify(Array.from({ length: 50_000 }, (_, id) => `😀${'가'.repeat(id % 7)}`));
    const decoder = new TextDecoder('utf-16le', { ignoreBOM: true });
    let chunks = 0;
    const decode: UnitsToText = (units) => {
      chunks += 1;
      return decoder.decode(units);
    };
    expect(layout(text, {}, decode)).toEqual(expected(text));
    expect(chunks).toBeGreaterThan(1);
  });

  it('yields rising parts of the whole', () => {
    const records = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `이름 ${id}`, tags: ['a', 'b'], on: true }));
    const parts: number[] = [];
    const steps = layoutJsonSteps(JSON.stringify(records));
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) parts.push(step.value);
    expect(step.value).toMatchObject({ ok: true, value: { text: JSON.stringify(records, null, 2) } });
    expect(parts.length).toBeGreaterThanOrEqual(6);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(parts.at(-1)).toBe(1);
  });

  it('rejects an invalid text in the first step', () => {
    const steps = layoutJsonSteps(`[1,,${'1,'.repeat(500_000)}1]`);
    expect(steps.next()).toMatchObject({ done: true, value: { failure: { facts: { offset: 3 } } } });
  });
});
