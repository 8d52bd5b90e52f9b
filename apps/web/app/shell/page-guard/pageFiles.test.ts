import { createI18n } from '@toolbox/i18n';
import { expect, it } from 'vitest';
import { isPageLoaded, loadPage } from './pageFiles.ts';

it('loads a page in its language, and in Korean where the language is unknown', async () => {
  const i18n = createI18n({ language: 'ko' });
  i18n.language = 'fr';
  await loadPage('/about', i18n);
  i18n.language = 'ko';
  expect(isPageLoaded('/about', i18n)).toBe(true);
  expect(isPageLoaded('/en/about', i18n)).toBe(false);
  await loadPage('/en/about', i18n);
  expect(isPageLoaded('/en/about', i18n)).toBe(true);
});
