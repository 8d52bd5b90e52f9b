import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatJson } from '../formatJson.ts';
import { type JsonLossKind, MAX_JSON_LOSS_TEXT, MAX_JSON_LOSSES_OF_KIND } from './noteJsonLoss.ts';
import { type JsonLossReport, reportJsonLoss } from './reportJsonLoss.ts';

function reported(text: string): JsonLossReport {
  const result = reportJsonLoss(text);
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

function describeLosses(text: string): readonly string[] {
  return reported(text).losses.map(({ kind, path, original, becomes }) => `${kind} ${path}: ${original} -> ${becomes}`);
}

describe('reportJsonLoss', () => {
  it('reports all that would be lost, in the order of the document', () => {
    const text = '{"a":17478252242305210114,"b":1.0,"e":1,"e":2,"10":1,"n":-0,"f":1e400,"s":1e-400}';
    expect(describeLosses(text)).toEqual([
      'keyOrder $: "a", "b", "e", "10", "n", "f", "s" -> "10", "a", "b", "e", "n", "f", "s"',
      'precision $.a: 17478252242305210114 -> 17478252242305210000',
      'duplicateKey $.e: 1 -> 2',
      'negativeZero $.n: -0 -> 0',
      'overflow $.f: 1e400 -> null',
      'underflow $.s: 1e-400 -> 0',
    ]);
    expect(reported(text).totals).toEqual({
      precision: 1,
      overflow: 1,
      underflow: 1,
      negativeZero: 1,
      duplicateKey: 1,
      keyOrder: 1,
      protoKey: 0,
    });
    expect(reported(text).spelling).toEqual({ numbers: 1, strings: 0 });
  });

  it('counts other spellings apart', () => {
    expect(reported('[1.0,1e2,0.10,-0.50,1E5,0.0,"\\u0041","\\/",{"\\u0062":"\\n"}]')).toMatchObject({
      losses: [],
      spelling: { numbers: 6, strings: 3 },
    });
    expect(reported('["\ud800"]').spelling.strings).toBe(1);
  });

  it('reports the place', () => {
    expect(reported('{\n  "list": [1, {"big one": 12345678901234567890}]\n}').losses).toEqual([
      {
        kind: 'precision',
        path: "$.list[1]['big one']",
        offset: 28,
        length: 20,
        line: 2,
        column: 27,
        original: '12345678901234567890',
        becomes: '12345678901234567000',
      },
    ]);
    const tokenOf = (text: string) =>
      reported(text).losses.map(({ offset, length }) => text.slice(offset, offset + length));
    expect(tokenOf('{"a":1,"\\u0061":2,"10":3,"9":4}')).toEqual(['{', '"a"']);
    expect(describeLosses('[[],{},[1,[-0]],"",-0]')).toEqual([
      'negativeZero $[2][1][0]: -0 -> 0',
      'negativeZero $[4]: -0 -> 0',
    ]);
    expect(describeLosses('-0')).toEqual(['negativeZero $: -0 -> 0']);
  });

  it('reports each member that a later one replaces, and by what', () => {
    expect(describeLosses('{"k":[1,2],"k":{"x":-0},"j":0,"\\u006b":"last"}')).toEqual([
      'duplicateKey $.k: [1,2] -> "last"',
      'duplicateKey $.k: {"x":-0} -> "last"',
      'negativeZero $.k.x: -0 -> 0',
    ]);
    expect(describeLosses('[{"a":1},{"a":1}]')).toEqual([]);
  });

  it.each([
    ['{"1":0,"2":0,"a":0}', false],
    ['{"2":0,"1":0}', true],
    ['{"a":0,"0":0}', true],
    ['{"a":0,"01":0,"-1":0,"1.5":0,"1e3":0}', false],
    ['{"a":0,"4294967294":0}', true],
    ['{"a":0,"4294967295":0}', false],
    ['{"1":0,"2":0,"1":0}', false],
  ])('knows whether the keys of %s change places: %s', (text, moved) => {
    expect(reported(text).totals.keyOrder).toBe(moved ? 1 : 0);
    const written = [...new Set([...text.matchAll(/"([^"]*)":/g)].map(([, key]) => key))];
    expect(Object.keys(JSON.parse(text) as object).join() !== written.join()).toBe(moved);
  });

  it('lists the first keys of an object only', () => {
    const text = `{${[9, 8, 7, 6, 5, 4, 3, 2, 1].map((key) => `"${key}":0`).join()}}`;
    expect(describeLosses(text)).toEqual([
      'keyOrder $: "9", "8", "7", "6", "5", "4", "3", "2", … -> "1", "2", "3", "4", "5", "6", "7", "8", …',
    ]);
  });

  it('points at __proto__, which is not lost', () => {
    expect(describeLosses('{"__proto__":{"a":1}}')).toEqual(['protoKey $.__proto__: "__proto__" -> "__proto__"']);
    expect(JSON.stringify(JSON.parse('{"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1}}');
  });

  it('can report two losses of one token', () => {
    expect(describeLosses('{"__proto__":1,"__proto__":2}')).toEqual([
      'protoKey $.__proto__: "__proto__" -> "__proto__"',
      'duplicateKey $.__proto__: 1 -> 2',
      'protoKey $.__proto__: "__proto__" -> "__proto__"',
    ]);
  });

  it(`lists ${MAX_JSON_LOSSES_OF_KIND} of a kind and counts the rest`, () => {
    const zeros = (count: number) => reported(`[${Array.from({ length: count }, () => '-0').join()},1e999]`);
    expect(zeros(MAX_JSON_LOSSES_OF_KIND).losses).toHaveLength(MAX_JSON_LOSSES_OF_KIND + 1);
    const more = zeros(MAX_JSON_LOSSES_OF_KIND + 1);
    expect(more.losses).toHaveLength(MAX_JSON_LOSSES_OF_KIND + 1);
    expect(more.losses.at(-1)).toMatchObject({ kind: 'overflow', path: `$[${MAX_JSON_LOSSES_OF_KIND + 1}]` });
    expect(more.totals).toMatchObject({ negativeZero: MAX_JSON_LOSSES_OF_KIND + 1, overflow: 1 });
  });

  it(`repeats ${MAX_JSON_LOSS_TEXT} code units and cuts longer texts`, () => {
    const number = '1'.repeat(MAX_JSON_LOSS_TEXT);
    expect(reported(number).losses[0]?.original).toBe(number);
    expect(reported(`${number}1`).losses[0]?.original).toBe(`${number.slice(1)}…`);
    const original = reported(`{"a":"${'😀'.repeat(50)}","a":"1${'😀'.repeat(50)}"}`).losses[0];
    expect(original?.original.isWellFormed()).toBe(true);
    expect(original?.becomes.isWellFormed()).toBe(true);
  });

  it('reports nothing for a blank text and rejects an invalid one', () => {
    expect(reported(' ')).toMatchObject({ losses: [], spelling: { numbers: 0, strings: 0 } });
    expect(reportJsonLoss('[1,]')).toMatchObject({ ok: false, failure: { code: 'json.invalid' } });
  });

  it('stays fast and small in deep and wide documents', () => {
    const deep = `${'[{"1":'.repeat(100_000)}-0${'}]'.repeat(100_000)}`;
    expect(reported(deep).losses[0]?.path).toMatch(/^\$\[0\]\['1'\].*…\[0\]/);
    const wide = `{${Array.from({ length: 200_000 }, (_, key) => `"${200_000 - key}":-0`).join()}}`;
    expect(reported(wide).totals).toMatchObject({ keyOrder: 1, negativeZero: 200_000 });
  });

  it('finds something exactly where the formatted text differs from what JSON.stringify writes', () => {
    const scalar = fc.oneof(
      fc.constantFrom('-0', '0.0', '-0.0e5', '1e400', '-1e400', '1e-400', '9007199254740993', '0.1', '1e21', '1E2'),
      fc.constantFrom('"\\u0041"', '"\\ud800"', '"\\uD800"', '"\\u001f"', '"\\/"', '"\\n"', '"가"', 'true', 'null'),
      fc.tuple(fc.bigInt(), fc.nat(), fc.integer({ min: -330, max: 330 })).map((part) => {
        const [whole, fraction, exponent] = part;
        return `${whole}.${fraction}e${exponent}`;
      }),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
      fc.string({ unit: 'binary' }).map((value) => JSON.stringify(value)),
      fc.string({ unit: 'binary' }).map((value) => `"${value.replaceAll(/[\p{Cc}"\\]/gu, '')}"`),
    );
    const key = fc.constantFrom('"a"', '"\\u0061"', '"b"', '"2"', '"10"', '"0"', '"4294967295"', '"__proto__"', '""');
    const document = fc.letrec<{ value: string }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        scalar,
        fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join()}]`),
        fc
          .array(fc.tuple(key, tie('value')), { maxLength: 4 })
          .map((members) => `{${members.map((member) => member.join(':')).join()}}`),
      ),
    })).value;
    fc.assert(
      fc.property(document, (text) => {
        const { totals, spelling } = reported(text);
        const { protoKey: _, ...losses } = totals satisfies Record<JsonLossKind, number>;
        const found = Object.values(losses).some((total) => total > 0) || spelling.numbers + spelling.strings > 0;
        const kept = formatJson(text);
        expect(kept.ok && kept.value !== JSON.stringify(JSON.parse(text), null, 2)).toBe(found);
      }),
      { numRuns: 3000 },
    );
  });
});
