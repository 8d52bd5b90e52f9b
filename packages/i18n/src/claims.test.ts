import { expect, it } from 'vitest';
import { createI18n } from './createI18n.ts';
import { allChunks, loadMessages } from './loadMessages.ts';
import { loadPolicy } from './policy/loadPolicy.ts';

/** Every message below a node. */
function messages(tree: unknown): readonly string[] {
  if (typeof tree === 'string') return [tree];
  return tree === null || typeof tree !== 'object' ? [] : Object.values(tree).flatMap(messages);
}

async function catalogOf(language: 'ko' | 'en') {
  const i18n = createI18n({ language });
  for (const chunk of await allChunks()) await loadMessages(i18n, language, chunk);
  return {
    translate: (key: string) => i18n.t(key.split(':')[1] ?? '', { ns: key.split(':')[0] ?? '' }),
  };
}

const ko = await catalogOf('ko');
const en = await catalogOf('en');

it('the home page states what is sent and what is stored', () => {
  for (const part of ['IP 조회', '보내', '즐겨찾기', '언어', '저장']) {
    expect(ko.translate('pages:home.features.safe.body')).toContain(part);
  }
  for (const part of ['IP lookup', 'sends', 'favorites', 'language', 'stored']) {
    expect(en.translate('pages:home.features.safe.body')).toContain(part);
  }
});

it('the privacy policy names the session storage, its limit and the button that clears it', async () => {
  const korean = messages(await loadPolicy('ko')).join('\n');
  const english = messages(await loadPolicy('en')).join('\n');
  expect(korean).toContain(ko.translate('info:privacy.kept.forget'));
  expect(english).toContain(en.translate('info:privacy.kept.forget'));
  expect(korean).toContain('sessionStorage');
  expect(english).toContain('session storage');
  expect(korean).toMatch(/100만 ?자/u);
  expect(english).toContain('a million characters');
});
