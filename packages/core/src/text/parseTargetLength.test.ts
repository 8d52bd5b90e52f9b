import { describe, expect, it } from 'vitest';
import { MAX_TARGET_LENGTH, MIN_TARGET_LENGTH, parseTargetLength } from './parseTargetLength.ts';

describe('parseTargetLength', () => {
  it.each([
    [String(MIN_TARGET_LENGTH), MIN_TARGET_LENGTH],
    ['1,500', 1500],
    [String(MAX_TARGET_LENGTH), MAX_TARGET_LENGTH],
  ])('reads %s', (text, value) => {
    expect(parseTargetLength(text, 'x')).toEqual({ ok: true, value });
  });

  it.each(['0', '-3', '1.5', String(MAX_TARGET_LENGTH + 1)])('refuses %s', (text) => {
    expect(parseTargetLength(text, 'x')).toMatchObject({ failure: { code: 'text.targetOutOfRange' } });
  });

  it('refuses words', () => {
    expect(parseTargetLength('many', 'x')).toMatchObject({
      failure: { code: 'number.notNumber', facts: { field: 'x' } },
    });
  });
});
