import { describe, expect, it } from 'vitest';
import { isValidDraft } from '../../browser/draft/isValidDraft.ts';
import { EMPTY_FORM, FIRST_OPTIONS, FORM_DRAFT, OPTIONS_DRAFT, withColours } from './qrForm.ts';

describe('restored options', () => {
  it.each([{ level: 'Z' }, { size: -5 }, { size: 1e308 }, { margin: 500 }, { level: 4 }])('refuses %o', (changed) => {
    expect(isValidDraft(FIRST_OPTIONS, { initial: FIRST_OPTIONS, ...OPTIONS_DRAFT })).toBe(true);
    expect(isValidDraft({ ...FIRST_OPTIONS, ...changed }, { initial: FIRST_OPTIONS, ...OPTIONS_DRAFT })).toBe(false);
  });

  it.each(['red', '#fff', '', '#00000g'])('draws black on white for a color %j', (foreground) => {
    expect(withColours({ ...FIRST_OPTIONS, size: 400, foreground })).toEqual({ ...FIRST_OPTIONS, size: 400 });
  });

  it('keeps colors', () => {
    const options = { ...FIRST_OPTIONS, foreground: '#112233', background: '#FFEEDD' };
    expect(withColours(options)).toBe(options);
  });
});

it('restores no unknown kind or protection of a network', () => {
  const spec = { initial: EMPTY_FORM, ...FORM_DRAFT };
  expect(isValidDraft(EMPTY_FORM, spec)).toBe(true);
  expect(isValidDraft({ ...EMPTY_FORM, kind: 'fax' }, spec)).toBe(false);
  expect(isValidDraft({ ...EMPTY_FORM, wifi: { ...EMPTY_FORM.wifi, security: 'X' } }, spec)).toBe(false);
});
