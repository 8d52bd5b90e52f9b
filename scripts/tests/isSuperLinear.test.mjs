import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isSuperLinear } from '../modules/isSuperLinear.mjs';

const attack = (prefix, pump, suffix) => ({ pumps: [{ prefix, pump, bias: 0 }], suffix });

for (const [pattern, prefix, pump, suffix] of [
  ['\\s+$', '', ' ', 'x'],
  ['^(?:a|a)+$', '', 'a', 'x'],
  ['\\((?:[^()]+ · [^()]+)\\)$', '(', ' · e', '(p'],
]) {
  it(`/${pattern}/ takes super-linear time`, () => {
    assert.ok(isSuperLinear(pattern, 'u', attack(prefix, pump, suffix)));
  });
}

for (const [pattern, prefix, pump, suffix] of [
  ['(?<!\\s)\\s+$', '', ' ', 'x'],
  ['(?<![a-z])(?:tx|hash)[\\s_-]?[^\\da-z]{0,4}[\\da-f]{64}', '', 'tx\t\t-', 'x'],
  ['^a', '', 'a', ''],
]) {
  it(`/${pattern}/ does not`, () => {
    assert.ok(!isSuperLinear(pattern, 'gu', attack(prefix, pump, suffix)));
  });
}
