import { expect, it } from 'vitest';
import { jsonInString } from './jsonInString.ts';

it.each([
  [String.raw`"{\"a\":1}"`, '{"a":1}'],
  [String.raw` "[1.10, \"\\u00e9\"]" `, String.raw`[1.10, "\u00e9"]`],
  [String.raw`"\"{\\\"a\\\":1}\""`, '{"a":1}'],
  [String.raw`"\"{\\\"a\\\":\""`, undefined],
  ['"plain"', undefined],
  ['"{"', undefined],
  ['"[1] is a number"', undefined],
  ['{"a":"{}"}', undefined],
  ['"{}', undefined],
  [`"{}${' '.repeat(1_000_000)}"`, undefined],
])('finds in %.40j', (text, content) => {
  expect(jsonInString(text)).toBe(content);
});
