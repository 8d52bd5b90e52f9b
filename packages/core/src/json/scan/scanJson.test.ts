import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JSON_STEP_LENGTH } from './jsonScan.ts';
import { scanJson } from './scanJson.ts';

const PIECES = ['{', '}', '[', ']', ',', ':', '"', '\\', '0', '1', '-', '.', 'e', '+', 't', 'true', 'null', 'u', ' '];

function acceptedByEngine(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Valid JSON with a few characters deleted, inserted or replaced. */
const nearlyJson = fc
  .tuple(
    fc.json({ maxDepth: 4 }),
    fc.array(
      fc.record({
        at: fc.nat(),
        remove: fc.nat({ max: 2 }),
        insert: fc.oneof(
          fc.constantFrom('', '\n', '\u00a0', '\ufeff', '\\u00e', ...PIECES),
          fc.string({ maxLength: 2 }),
        ),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([json, edits]) =>
    edits.reduce((text, { at, remove, insert }) => {
      const start = at % (text.length + 1);
      return text.slice(0, start) + insert + text.slice(start + remove);
    }, json),
  );

describe('scanJson', () => {
  it('accepts what the engine accepts, for every short text of the characters that matter', () => {
    const disagreeing: string[] = [];
    const visit = (text: string, more: number): void => {
      if (scanJson(text).faulty === acceptedByEngine(text)) disagreeing.push(text);
      if (more > 0) for (const piece of PIECES) visit(text + piece, more - 1);
    };
    visit('', 3);
    expect(disagreeing).toEqual([]);
  });

  it('accepts what the engine accepts, for damaged documents', () => {
    fc.assert(
      fc.property(nearlyJson, (text) => {
        expect(scanJson(text).faulty).toBe(!acceptedByEngine(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('stops at the first code unit that no JSON text could have there', () => {
    fc.assert(
      fc.property(nearlyJson, (text) => {
        const { faulty, position } = scanJson(text);
        fc.pre(faulty);
        const before = scanJson(text.slice(0, position));
        expect(before.faulty ? before.position : position).toBe(position);
        if (position < text.length) expect(scanJson(text.slice(0, position + 1))).toMatchObject({ faulty, position });
      }),
      { numRuns: 2000 },
    );
  });

  it('does not depend on where its steps end', () => {
    const long = `"${'가'.repeat(JSON_STEP_LENGTH)}"`;
    const filler = ' '.repeat(JSON_STEP_LENGTH - 3);
    for (const document of ['[1,true,"a\\n",{"k":-1.5e3}]', `[${long},${long}]`]) {
      for (let shift = 0; shift < 30; shift++) {
        const text = filler + ' '.repeat(shift) + document;
        expect(scanJson(text)).toMatchObject({ faulty: false, position: text.length });
        expect(scanJson(text.slice(0, -1))).toMatchObject({ faulty: true, position: text.length - 1 });
      }
    }
  });

  it('knows the bracket that closes each bracket', () => {
    const { starts, ends } = scanJson('[{"a":[]},[1]]');
    expect([...starts].slice(0, 9)).toEqual([0, 1, 2, 6, 7, 8, 10, 11, 12]);
    expect([ends[0], ends[1], ends[3], ends[6]]).toEqual([9, 5, 4, 8]);
  });

  it('takes any depth', () => {
    const deep = 1_000_000;
    expect(scanJson('['.repeat(deep) + ']'.repeat(deep))).toMatchObject({ faulty: false, count: 2 * deep });
    expect(scanJson('{"":'.repeat(deep))).toMatchObject({ faulty: true, position: 4 * deep });
  });
});
