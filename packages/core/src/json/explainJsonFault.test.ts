import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainJsonFault } from './explainJsonFault.ts';
import type { JsonFaultReason } from './jsonFaultReason.ts';
import { scanJson } from './scanJson.ts';

const CASES: readonly (readonly [text: string, offset: number, reason: JsonFaultReason])[] = [
  ['[1,2', 4, 'unexpectedEnd'],
  ['{"a":', 5, 'unexpectedEnd'],
  ['{', 1, 'unexpectedEnd'],
  ['[tru', 4, 'unexpectedEnd'],
  ['["abc', 5, 'unterminatedString'],
  ['"a\\', 3, 'unterminatedString'],
  ['"\\u12', 5, 'unterminatedString'],
  ['{"a":1,}', 7, 'trailingComma'],
  ['[1,]', 3, 'trailingComma'],
  ['[1, \n]', 5, 'trailingComma'],
  ['[,1]', 1, 'extraComma'],
  ['[1,,2]', 3, 'extraComma'],
  ['{"a":1,,"b":2}', 7, 'extraComma'],
  ['{,}', 1, 'extraComma'],
  [',', 0, 'extraComma'],
  ['[1 2]', 3, 'missingComma'],
  ['{"a":1 "b":2}', 7, 'missingComma'],
  ['{"a":1\n b:2}', 8, 'missingComma'],
  ['["a""b"]', 4, 'missingComma'],
  ['[{}{}]', 3, 'missingComma'],
  ['{"a":1;"b":2}', 6, 'missingComma'],
  ['{"a" 1}', 5, 'missingColon'],
  ['{"a"}', 4, 'missingColon'],
  ['{"a","b"}', 4, 'missingColon'],
  ['{"a"=1}', 4, 'missingColon'],
  ['{"a":}', 5, 'missingValue'],
  ['{"a":,"b":1}', 5, 'missingValue'],
  ['{a:1}', 1, 'unquotedKey'],
  ['{"a":1,_b:1}', 7, 'unquotedKey'],
  ['{이름:1}', 1, 'unquotedKey'],
  ['{1:1}', 1, 'keyNotText'],
  ['{[1]:1}', 1, 'keyNotText'],
  ['{:1}', 1, 'keyNotText'],
  ['[hello]', 1, 'unquotedText'],
  ['[test]', 2, 'unquotedText'],
  ['[안녕]', 1, 'unquotedText'],
  ['[truest]', 5, 'unquotedText'],
  ["{'a':1}", 1, 'singleQuotes'],
  ["['a']", 1, 'singleQuotes'],
  ['[`a`]', 1, 'singleQuotes'],
  ['{“a”:1}', 1, 'smartQuotes'],
  ['[‘a’]', 1, 'smartQuotes'],
  ['[「a」]', 1, 'smartQuotes'],
  ['["say "hi" now"]', 7, 'unescapedQuote'],
  ['{"a"b":1}', 4, 'unescapedQuote'],
  ['// note\n{}', 0, 'comment'],
  ['[1, /* two */ 2]', 4, 'comment'],
  ['{} # end', 3, 'comment'],
  ['[NaN]', 1, 'nonFiniteNumber'],
  ['[nan]', 2, 'nonFiniteNumber'],
  ['[Infinity]', 1, 'nonFiniteNumber'],
  ['[-Infinity]', 2, 'nonFiniteNumber'],
  ['[True]', 1, 'wrongLiteral'],
  ['[None]', 1, 'wrongLiteral'],
  ['[nil]', 2, 'wrongLiteral'],
  ['undefined', 0, 'wrongLiteral'],
  ['[007]', 2, 'leadingZero'],
  ['[-01]', 3, 'leadingZero'],
  ['[+1]', 1, 'leadingPlus'],
  ['[.5]', 1, 'missingDigits'],
  ['[-.5]', 2, 'missingDigits'],
  ['[1.]', 3, 'missingDigits'],
  ['[1e]', 3, 'missingDigits'],
  ['[1e+]', 4, 'missingDigits'],
  ['-', 1, 'missingDigits'],
  ['[0x1f]', 2, 'badNumber'],
  ['[1_000]', 2, 'badNumber'],
  ['[1.2.3]', 4, 'badNumber'],
  ['[2024-01-01]', 5, 'badNumber'],
  ['10n', 2, 'badNumber'],
  ['["a\nb"]', 3, 'lineBreakInString'],
  ['["a\r\nb"]', 3, 'lineBreakInString'],
  ['["a\tb"]', 3, 'controlCharacter'],
  ['[\u0000]', 1, 'controlCharacter'],
  ['["\\x41"]', 3, 'badEscape'],
  ['["C:\\dir"]', 5, 'badEscape'],
  ['["\\u00g0"]', 6, 'badEscape'],
  ['{"a":1]', 6, 'mismatchedBracket'],
  ['[1}', 2, 'mismatchedBracket'],
  ['[}', 1, 'mismatchedBracket'],
  ['{}}', 2, 'unopenedBracket'],
  [']', 0, 'unopenedBracket'],
  ['{"a":1} {"b":2}', 8, 'textAfterEnd'],
  ['{"a":1},', 7, 'textAfterEnd'],
  ['1 2', 2, 'textAfterEnd'],
  ['\ufeff{}', 0, 'byteOrderMark'],
  ['{}\ufeff', 2, 'foreignSpace'],
  ['{\u00a0"a":1}', 1, 'foreignSpace'],
  ['\u3000[]', 0, 'foreignSpace'],
  ['[1,\u200b2]', 3, 'foreignSpace'],
  ['[\f]', 1, 'foreignSpace'],
  ['\u2060[]', 0, 'foreignSpace'],
  ['{"a"：1}', 4, 'fullWidthMark'],
  ['[1，2]', 2, 'fullWidthMark'],
  ['[１]', 1, 'fullWidthMark'],
  ['[@]', 1, 'unexpectedCharacter'],
  ['["a":1]', 4, 'unexpectedCharacter'],
  ['{"a"::1}', 5, 'unexpectedCharacter'],
  ['[😀]', 1, 'unexpectedCharacter'],
];

describe('explainJsonFault', () => {
  it.each(CASES)('%j, offset %i: %s', (text, offset, reason) => {
    const scan = scanJson(text);
    expect(scan).toMatchObject({ faulty: true, position: offset });
    expect(explainJsonFault(scan)).toBe(reason);
  });

  it('has an answer for everything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const scan = scanJson(text);
        if (scan.faulty) expect(explainJsonFault(scan)).not.toBe('');
      }),
    );
  });
});
