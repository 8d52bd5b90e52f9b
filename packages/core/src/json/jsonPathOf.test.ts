import { describe, expect, it } from 'vitest';
import { jsonPathOf, MAX_JSON_PATH_STEPS } from './jsonPathOf.ts';

describe('jsonPathOf', () => {
  it.each([
    [[], '$'],
    [['a', 0, '_b1', 12], '$.a[0]._b1[12]'],
    [['이름', '😀'], "$.이름['😀']"],
    [['b c', '', '1', 'a-b', '$x'], "$['b c']['']['1']['a-b']['$x']"],
    [["it's", 'a\\b', 'a"b'], "$['it\\'s']['a\\\\b']['a\"b']"],
    [['\n\t\u0000', '\ud800'], "$['\\n\\t\\u0000']['\\ud800']"],
  ])('%j is %s', (steps, path) => {
    expect(jsonPathOf(steps)).toBe(path);
  });

  it(`writes ${MAX_JSON_PATH_STEPS} steps and leaves out the middle of more`, () => {
    const steps = Array.from({ length: MAX_JSON_PATH_STEPS }, () => 'a');
    expect(jsonPathOf(steps)).toBe(`$${'.a'.repeat(MAX_JSON_PATH_STEPS)}`);
    expect(jsonPathOf([...steps, 'b'])).toBe(
      `$${'.a'.repeat(MAX_JSON_PATH_STEPS / 2)}…${'.a'.repeat(MAX_JSON_PATH_STEPS / 2 - 1)}.b`,
    );
  });
});
