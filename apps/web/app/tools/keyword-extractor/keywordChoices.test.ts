import { expect, it } from 'vitest';
import { isValidDraft } from '../../browser/draft/isValidDraft.ts';
import { ALLOWED_CHOICES, FIRST_CHOICES, isStripping, type KeywordChoices } from './keywordChoices.ts';

it.each([
  ['byLanguage', 'ko', true],
  ['byLanguage', 'en', false],
  ['remove', 'en', true],
  ['keep', 'ko', false],
] as const)('particles: %s in %s', (particles, language, expected) => {
  const choices: KeywordChoices = { ...FIRST_CHOICES, particles };
  expect(isStripping(choices, language)).toBe(expected);
  expect(isValidDraft(choices, { initial: FIRST_CHOICES, ...ALLOWED_CHOICES })).toBe(true);
});
