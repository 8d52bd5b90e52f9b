import { expect, it } from 'vitest';
import { createI18n } from './createI18n.ts';
import { allChunks, loadMessages } from './loadMessages.ts';
import { loadPolicy } from './policy/loadPolicy.ts';

/** Every sentence below a path, and what the catalogs say there. */
function sentences(tree: unknown): readonly string[] {
  if (typeof tree === 'string') return [tree];
  return tree === null || typeof tree !== 'object' ? [] : Object.values(tree).flatMap(sentences);
}

async function catalogOf(language: 'ko' | 'en') {
  const i18n = createI18n({ language });
  for (const chunk of await allChunks()) await loadMessages(i18n, language, chunk);
  return {
    say: (key: string) => i18n.t(key.split(':')[1] ?? '', { ns: key.split(':')[0] ?? '' }),
    all: (namespace: string) => sentences(i18n.getResourceBundle(language, namespace)),
  };
}

const ko = await catalogOf('ko');
const en = await catalogOf('en');

it('a plan of purchases speaks of none as done', () => {
  for (const sentence of ko.all('dca-calculator')) expect(sentence).not.toMatch(/샀|썼|매수했/u);
  for (const sentence of en.all('dca-calculator')) expect(sentence).not.toMatch(/\b(?:bought|spent|invested)\b/iu);
});

it('the home page says what is sent and what is stored', () => {
  for (const part of ['IP 조회', '보내', '즐겨찾기', '언어', '저장']) {
    expect(ko.say('pages:home.features.safe.body')).toContain(part);
  }
  for (const part of ['IP lookup', 'sends', 'favorites', 'language', 'stored']) {
    expect(en.say('pages:home.features.safe.body')).toContain(part);
  }
});

it('the privacy policy names the storage of the tab, its limit and the button that empties it', async () => {
  const korean = sentences(await loadPolicy('ko')).join('\n');
  const english = sentences(await loadPolicy('en')).join('\n');
  expect(korean).toContain(ko.say('info:privacy.kept.forget'));
  expect(english).toContain(en.say('info:privacy.kept.forget'));
  expect(korean).toContain('sessionStorage');
  expect(english).toContain('session storage');
  expect(korean).toMatch(/100만 ?자/u);
  expect(english).toContain('a million characters');
});

it('where no exchange is connected, the server is what lacks it', () => {
  expect(ko.say('whale-trades:problems.noSource')).toBe('서버와 연결된 거래소가 없어요.');
  expect(en.say('whale-trades:problems.noSource')).toBe('The server is not connected to any exchange.');
});

it('the percentile is that of the period that is shown', () => {
  expect(ko.say('kimchi-premium:history.higherThan')).toContain('이 기간');
  expect(en.say('kimchi-premium:history.higherThan')).toMatch(/\bperiod\b/iu);
});
