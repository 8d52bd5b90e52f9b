import { describe, expect, it } from 'vitest';
import { MAX_TARGET_LENGTH, MIN_TARGET_LENGTH, parseTargetLength } from './parseTargetLength.ts';

describe('parseTargetLength', () => {
  it.each([
    [String(MIN_TARGET_LENGTH), MIN_TARGET_LENGTH],
    [' 1,500 ', 1500],
    [String(MAX_TARGET_LENGTH), MAX_TARGET_LENGTH],
    ['1,500자', 1500],
    ['700 자', 700],
    ['１，５００', 1500],
  ])('reads %s', (text, value) => {
    expect(parseTargetLength(text)).toEqual({ ok: true, value });
  });

  it.each(['0', '-3', '1.5', 'many', '자', '5자자', '', String(MAX_TARGET_LENGTH + 1), '9'.repeat(400)])(
    'refuses %j',
    (text) => {
      expect(parseTargetLength(text)).toMatchObject({ failure: { code: 'text.targetOutOfRange' } });
    },
  );
});
