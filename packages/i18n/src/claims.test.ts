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

it('the privacy policy lists every setting that the browser keeps', async () => {
  const rowOf = (policy: unknown, start: string) => messages(policy).find((text) => text.startsWith(start));
  expect(rowOf(await loadPolicy('ko'), '언어, ')).toMatch(/테마.*매수·매도 색.*즐겨찾기.*최근에 연 도구.*단축키/u);
  expect(rowOf(await loadPolicy('en'), 'Language, ')).toMatch(
    /theme.*buy and sell colors.*favorites.*recent.*shortcuts/u,
  );
});

it('the kimchi premium says that an alert continues while the page is hidden', () => {
  expect(ko.translate('kimchi-premium:note.renewal')).toContain('알림을 켜면 모든 시세를 다른 탭을 보는 동안에도');
  expect(en.translate('kimchi-premium:note.renewal')).toContain(
    'With an alert on, all prices refresh every minute, even then.',
  );
});

it('what an address looks like advises no field, because three places show it', () => {
  for (const coin of ['ETH', 'BTC']) {
    expect(ko.translate(`address:guesses.${coin}`)).toMatch(/^\S+ 주소로 보여요\.$/u);
    expect(en.translate(`address:guesses.${coin}`)).toMatch(/^This looks like an? \w+ address\.$/u);
  }
});

/** The keypad of a phone for a number or a date has no letters. */
it.each(['salary-calculator', 'age-calculator', 'wei-converter'])(
  'the texts of %s advise to paste what a keypad cannot type',
  async (id) => {
    const korean = messages([await import(`./ko/guides/${id}.ts`), await import(`./ko/tools/${id}.ts`)]).join('\n');
    expect(korean).toMatch(/(?:연봉 4,000만|윤5월|1e18).{0,30}붙여 넣/u);
    expect(korean).not.toMatch(/(?:연봉 4,000만|윤5월|1e18).{0,30}(?:입력하면|써도)/u);
  },
);

it('the English texts advise to paste what a keypad for numbers cannot type', async () => {
  const english = messages([
    await import('./en/guides/salary-calculator.ts'),
    await import('./en/guides/wei-converter.ts'),
    await import('./en/tools/wei-converter.ts'),
  ]).join('\n');
  expect(english).toContain('If you paste “₩40,000,000 per year,”');
  expect(english.match(/paste scientific notation such as 1e18/gu)).toHaveLength(2);
});
