import { describe, expect, it } from 'vitest';
import { MAX_DOCUMENT_MEGABYTES } from '../../validate/parseTextSize.ts';
import { countBytes } from '../count/countBytes.ts';
import { MAX_TARGET_LENGTH, MIN_TARGET_LENGTH, parseTargetLength } from './parseTargetLength.ts';

describe('parseTargetLength', () => {
  it.each([
    [String(MIN_TARGET_LENGTH), MIN_TARGET_LENGTH],
    [' 1,500 ', 1500],
    [String(MAX_TARGET_LENGTH), MAX_TARGET_LENGTH],
    ['1,500자', 1500],
    ['700 자', 700],
    ['500자 이내', 500],
    ['1,000 이하', 1000],
    ['１，５００', 1500],
  ])('reads %s', (text, value) => {
    expect(parseTargetLength(text, '목표')).toEqual({ ok: true, value });
  });

  it('accepts the length of the longest document by any rule', () => {
    const longest = countBytes('\n').neis * MAX_DOCUMENT_MEGABYTES * 1_048_576;
    expect(parseTargetLength(String(longest), '목표', 'bytes')).toEqual({ ok: true, value: longest });
  });

  it('accepts the unit of the rule and refuses the other', () => {
    expect(parseTargetLength('1,500바이트 이내', '목표', 'bytes')).toEqual({ ok: true, value: 1500 });
    expect(parseTargetLength('500B', '목표', 'bytes')).toEqual({ ok: true, value: 500 });
    const wrong = (unit: string) => ({
      ok: false,
      failure: { code: 'number.wrongUnit', facts: { field: '목표', unit } },
    });
    expect(parseTargetLength('1,500바이트', '목표')).toEqual(wrong('바이트'));
    expect(parseTargetLength('4,000byte', '목표', 'characters')).toEqual(wrong('byte'));
    expect(parseTargetLength('500자', '목표', 'bytes')).toEqual(wrong('자'));
  });

  it.each(['0', '-3', '1.5', String(MAX_TARGET_LENGTH + 1)])('refuses %j', (text) => {
    expect(parseTargetLength(text, '목표')).toMatchObject({ failure: { code: 'text.targetOutOfRange' } });
  });

  it.each([
    ['many', 'number.notNumber'],
    ['자', 'number.notNumber'],
    ['5자자', 'number.notNumber'],
    ['', 'number.notNumber'],
    ['1,5', 'number.badGrouping'],
    ['500 1000', 'number.severalValues'],
    ['9'.repeat(400), 'number.tooManyDigits'],
  ])('reads no number from %j', (text, code) => {
    expect(parseTargetLength(text, '목표')).toMatchObject({ failure: { code: expect.stringContaining(code) } });
  });
});
