import { describe, expect, it } from 'vitest';
import { draftSpecs, drafts } from '../../browser/draft/drafts.ts';
import { isValidDraft } from '../../browser/draft/isValidDraft.ts';
import { linkedDrafts } from '../../browser/draft/linkedDrafts.ts';
import { linkedEntry } from '../../browser/draft/linkedEntry.ts';
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

it('carries and resets the colors as options, which a link is said to contain', () => {
  const spec = { initial: FIRST_OPTIONS, ...OPTIONS_DRAFT };
  const colors = { foreground: '#1a3c8c', background: '#fff4d6' };
  const shown = { value: { ...FIRST_OPTIONS, ...colors } };
  draftSpecs.set('qr-generator.options', spec);
  drafts.change([['qr-generator.options', shown]]);
  expect(linkedDrafts('qr-generator', { withInputs: false })).toEqual({ options: colors });
  const linked = { value: { ...FIRST_OPTIONS, size: 800 } };
  expect(linkedEntry({ before: shown, linked, withInputs: false }, spec)).toEqual(linked);
});

it('restores no unknown kind or protection of a network', () => {
  const spec = { initial: EMPTY_FORM, ...FORM_DRAFT };
  expect(isValidDraft(EMPTY_FORM, spec)).toBe(true);
  expect(isValidDraft({ ...EMPTY_FORM, kind: 'fax' }, spec)).toBe(false);
  expect(isValidDraft({ ...EMPTY_FORM, wifi: { ...EMPTY_FORM.wifi, security: 'X' } }, spec)).toBe(false);
});
