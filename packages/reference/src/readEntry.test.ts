import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { apiReport } from './apiReport.ts';
import { readEntry } from './readEntry.ts';

const built = mkdtempSync(join(tmpdir(), 'toolbox-entry-'));
afterEach(() => rmSync(join(built, 'vat'), { recursive: true }));
afterAll(() => rmSync(built, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  mkdirSync(join(built, 'vat', 'rates'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(built, 'vat', name), text);
}

describe('readEntry', () => {
  it('reads what an index exports, and the failures of its folder', () => {
    write({
      'index.d.ts': `/** Tax. */\nexport { tax, type Rate } from './tax.js';\nexport * from './rates/index.ts';\n`,
      'tax.d.ts': `/** A rate. */
export type Rate = {
    /** In percent. */
    readonly percent: number;
};
export declare function tax(price: number): number;
/** Of text. */
export declare function tax(price: string): number;
export declare function hidden(): void;
declare module '../result/failure.ts' {
  interface FailureFacts {
    'vat.tooLong': {
      /** Digits. */
      readonly max: number;
    };
  }
}
`,
      'rates/index.d.ts': `export { STANDARD } from './standard.ts';\n`,
      'rates/standard.d.ts': `/** In percent. */\nexport declare const STANDARD = 10;\n`,
    });
    const entry = readEntry(built, '@toolbox/core', 'vat');
    expect(entry).toMatchObject({ path: '@toolbox/core/vat', comment: ' Tax. ' });
    expect(entry.declarations.map(({ name, kind, comment }) => [name, kind, comment])).toEqual([
      ['Rate', 'type', ' A rate. '],
      ['STANDARD', 'constant', ' In percent. '],
      ['tax', 'function', ' Of text. '],
    ]);
    expect(apiReport({ name: '@toolbox/core', folder: '', entries: [entry] })).toContain(`## @toolbox/core/vat

\`\`\`ts
type Rate = {
    readonly percent: number;
};
const STANDARD = 10;
function tax(price: number): number;
function tax(price: string): number;
failure 'vat.tooLong': { readonly max: number; };
\`\`\`
`);
  });

  it('leaves a failure to the entry inside of its folder that declares it', () => {
    const declared =
      "declare module '../failure.ts' { interface FailureFacts { 'vat.blank': { readonly at: number } } }";
    write({
      'index.d.ts': `/** Tax. */\nexport { tax } from './tax.ts';\n`,
      'tax.d.ts': 'export declare function tax(price: number): number;\n',
      'rates/index.d.ts': `export { rate } from './rate.ts';\n`,
      'rates/rate.d.ts': `export declare function rate(text: string): number;\n${declared}\n`,
    });
    expect(readEntry(built, '@toolbox/core', 'vat').failures).toEqual([]);
    const inner = readEntry(built, '@toolbox/core', 'vat/rates');
    expect(inner.path).toBe('@toolbox/core/vat/rates');
    expect(inner.failures.map(({ code }) => code)).toEqual(['vat.blank']);
  });

  it('rejects an index that declares something itself, or exports what does not exist', () => {
    write({ 'index.d.ts': 'export declare const here = 1;\n' });
    expect(() => readEntry(built, '@toolbox/core', 'vat')).toThrow('only gives on');
    write({ 'index.d.ts': "export { gone } from './tax.ts';\n", 'tax.d.ts': 'export {};\n' });
    expect(() => readEntry(built, '@toolbox/core', 'vat')).toThrow('gone is not declared');
  });
});
