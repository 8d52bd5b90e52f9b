import { expect, it } from 'vitest';
import { MAX_RULED_UNITS, repairByRules } from './repairByRules.ts';

it.each([
  ['{"a":"say "hi""}', String.raw`{"a":"say \"hi\""}`],
  // Literals of other languages, but not in the text.
  ['{"a":"say "hi"", "b": None, "c": True}', String.raw`{"a":"say \"hi\"", "b": null, "c": true}`],
  ['{"a":"say "None" x"}', String.raw`{"a":"say \"None\" x"}`],
  // A path whose backslashes all start escapes.
  [String.raw`{"p":"C:\temp\new","q":"say "hi""}`, String.raw`{"p":"C:\temp\new","q":"say \"hi\""}`],
])('repairs %j', (text, repaired) => {
  expect(repairByRules(text)).toBe(repaired);
});

it.each([
  ['there is nothing to repair', '[1]'],
  ['an item is missing', '[1,,2]'],
  ['a string before the fault would change', '{"a":["x[0m"],"b c"'],
  ['a value is not in the text', '{"a": [Object], "b": "say "hi""}'],
  ['the string would consist of marks', '["~]'],
  ['a backslash may escape a quote', String.raw`{"p":"C:\new\","q":1}`],
])('gives up where %s', (_, text) => {
  expect(repairByRules(text)).toBeUndefined();
});

it('gives up on a text that takes too long', () => {
  const text = '{"a":"say "hi""}';
  expect(repairByRules(text.padEnd(MAX_RULED_UNITS))).toBeDefined();
  expect(repairByRules(text.padEnd(MAX_RULED_UNITS + 1))).toBeUndefined();
});
