import { describe, expect, it } from 'vitest';
import { exampleImports } from './exampleImports.ts';
import { exampleModule, isChecked } from './exampleModule.ts';

const ENTRY_OF = new Map([
  ['tax', '@toolbox/core/vat'],
  ['RATE', '@toolbox/core/vat'],
  ['exact', '@toolbox/core/exact'],
  ['ok', '@toolbox/core/result'],
]);

/** The body of the one example. */
function checked(code: string): string {
  const [, body = ''] = /\(\) => \{\n([\s\S]*)\n {2}\}\],/u.exec(exampleModule([{ name: 'x', code }], ENTRY_OF)) ?? [];
  return body;
}

describe('exampleModule', () => {
  it.each([
    ['tax(1) // 2', 'assertMatchesExample(tax(1), (2));'],
    ['tax(1)\n// { a: 2 }', 'assertMatchesExample(tax(1), ({ a: 2 }));'],
    ['const price = 1;\ntax(price) // 2', 'const price = 1;\nassertMatchesExample(tax(price), (2));'],
    ['// Why.\ntax(1); // 2', '// Why.\nassertMatchesExample(tax(1), (2));'],
    ['tax(1) // { a: 2, … }', "assertMatchesExample(tax(1), ({ a: 2, '…': true }));"],
    ['tax(1) // [2, …]', "assertMatchesExample(tax(1), ([2, '…']));"],
    ['tax(1) // 0.33…', "assertMatchesExample(tax(1), ({ '…': '0.33' }));"],
    ["tax(1) // 'a…'", "assertMatchesExample(tax(1), ('a…'));"],
    ['tax(1)', 'tax(1)'],
  ])('reads %j', (code, body) => {
    expect(checked(code)).toBe(body);
    expect(isChecked(code)).toBe(body.includes('assertMatchesExample'));
  });

  it('rejects text that is not code', () => {
    expect(() => exampleModule([{ name: 'x', code: 'a tax of 10 %' }], ENTRY_OF)).toThrow('in the example');
  });
});

describe('exampleImports', () => {
  it.each([
    ['tax(RATE)', "import { RATE, tax } from '@toolbox/core/vat';"],
    ['tax(exact(1))', "import { exact } from '@toolbox/core/exact';\nimport { tax } from '@toolbox/core/vat';"],
    ['const tax = 3; exact(tax)', "import { exact } from '@toolbox/core/exact';"],
    ['exact(1).tax; ({ ok: true })', "import { exact } from '@toolbox/core/exact';"],
    ['({ ok })', "import { ok } from '@toolbox/core/result';"],
    ['Math.max(1)', ''],
  ])('finds what %j needs', (code, lines) => expect(exampleImports([code], ENTRY_OF)).toBe(lines));
});
