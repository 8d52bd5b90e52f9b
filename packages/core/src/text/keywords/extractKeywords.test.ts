import { describe, expect, it } from 'vitest';
import {
  DEFAULT_KEYWORD_COUNT,
  MAX_KEYWORD_COUNT,
  MIN_KEYWORD_COUNT,
  parseKeywordCount,
} from '../form/parseKeywordCount.ts';
import { blankTags } from './blankTags.ts';
import { type ExtractKeywordsOptions, extractKeywords, LONG_WORD_LETTERS } from './extractKeywords.ts';
import { formatKeywords } from './formatKeywords.ts';
import { MIN_KEYWORD_TEXT } from './parseKeywordText.ts';

/** A linear algorithm takes a second at these lengths, a quadratic one hours. */
const LINEAR_MS = 30_000;

function rows(text: string, options: Partial<ExtractKeywordsOptions> = {}) {
  const found = extractKeywords(text, { count: 10, ...options });
  if (!found.ok) throw new Error(found.failure.code);
  return found.value;
}

function words(text: string, options: Partial<ExtractKeywordsOptions> = {}): string {
  return rows(text, options)
    .map(({ word }) => word)
    .join(' ');
}

describe('extractKeywords', () => {
  it.each(['', ' \n '])('gives nothing for %j', (text) => {
    expect(extractKeywords(text, { count: 10 })).toEqual({ ok: true, value: [] });
  });

  it(`needs ${MIN_KEYWORD_TEXT} characters as a person counts them`, () => {
    expect(extractKeywords('가나다라마바사아자', { count: 10 })).toEqual({
      ok: false,
      failure: { code: 'keywords.tooShort', facts: { min: MIN_KEYWORD_TEXT } },
    });
    expect(words('가나다라마바사아자차')).toBe('가나다라마바사아자차');
    const decomposed = '한글'.normalize('NFD');
    expect(extractKeywords(decomposed.repeat(4), { count: 10 }).ok).toBe(false);
    expect(words(decomposed.repeat(5))).toBe('한글'.repeat(5));
  });

  it('scores by count, place and length', () => {
    // 10 words: the first two are early.
    expect(rows('alpha keyboard later keyboard tiny sentence tiny extra words end')).toEqual([
      { word: 'keyboard', count: 2, score: 2.6, firstIndex: 1 },
      { word: 'tiny', count: 2, score: 2, firstIndex: 4 },
      { word: 'alpha', count: 1, score: 1.2, firstIndex: 0 },
      { word: 'sentence', count: 1, score: 1.1, firstIndex: 5 },
      { word: 'later', count: 1, score: 1, firstIndex: 2 },
      { word: 'extra', count: 1, score: 1, firstIndex: 7 },
      { word: 'words', count: 1, score: 1, firstIndex: 8 },
      { word: 'end', count: 1, score: 1, firstIndex: 9 },
    ]);
  });

  it('is early strictly before a fifth of all words, stop words counted', () => {
    expect(rows('the of alpha bravo carol david frank grace henry irene', { count: 1 })).toMatchObject([
      { word: 'alpha', score: 1, firstIndex: 2 },
    ]);
    expect(rows('the of alpha bravo carol david frank grace henry irene james', { count: 1 })).toMatchObject([
      { word: 'alpha', score: 1.2 },
    ]);
  });

  it(`is long from ${LONG_WORD_LETTERS} letters on`, () => {
    expect(rows(`${'early '.repeat(3)}abcde abcdef`)).toMatchObject([
      { word: 'early' },
      { word: 'abcdef', score: 1.1 },
      { word: 'abcde', score: 1 },
    ]);
  });

  it('splits words at everything but letters and digits', () => {
    expect(words("C++ e-mail don't snake_case 3.14 ❤️ 1️⃣ naïve")).toBe('mail snake case 14 naïve');
    expect(words('café 日本語 한국어 हिन्दी')).toBe('café हिन्दी 日本語 한국어');
    expect(words('CAFÉ cafe\u0301 Café', {})).toBe('café');
  });

  it.each([
    [
      '<p>오늘의&nbsp;뉴스&nbsp;&nbsp;요약&nbsp;정리 &amp; 분석</p> 매출 12,000,000원 영업이익 3,000,000원',
      '오늘의 뉴스 요약 정리 분석 매출 12 000 000원 영업이익',
    ],
    ['infor\u00admation 정보\u200b처리 \ufeff시작 정&shy;보 &#51221;&#xBCF4;', 'information 정보처리 시작 정보'],
    ['①계약금 ⑵중도금 ❸잔금 ㉑특약 단계④ 9⒌ m²', '계약금 중도금 잔금 특약 단계 m²'],
    ['ภาษา\u200bไทย alpha', 'ภาษา ไทย alpha'],
    ['caf&eacute; Stra&szlig;e AT&T; &bring; &#1114112;x1 &NBSP;', 'café straße bring x1'],
    ['die &alpha;&beta;-particle &Omega;&mdash;&forall;x 5&micro;m&sup2; a&lrm;b', 'die αβ particle 5µm² ab'],
    ['&#201;cole e&#769;cole école maison &#84;he pomme', 'école maison pomme'],
    ['<style>p{color:red}</style><script>let hidden = 1;</script>본문 내용입니다', '본문 내용입니다'],
    ['영화 <Parasite>와 드라마 <Squid Game>이 <BTS>도', '영화 parasite 드라마 squid game bts'],
  ])('reads copied text: %j', (text, expected) => {
    expect(
      rows(text, { count: 50 })
        .toSorted((left, right) => left.firstIndex - right.firstIndex)
        .map(({ word }) => word)
        .join(' '),
    ).toBe(expected);
  });

  it('drops tags, stop words, single letters and what is excluded', () => {
    expect(words('<p class="box">The box</p> is a <b>red</b> x box')).toBe('box red');
    expect(words('집 물 나무 바다 하늘')).toBe('나무 바다 하늘');
    expect(words('집 물 나무 바다 하늘', { keepSingleLetters: true })).toBe('집 물 나무 바다 하늘');
    expect(words('alpha bravo carol', { exclude: [' Bravo ', ''] })).toBe('alpha carol');
    expect(words('alpha J\u030cara carol', { exclude: ['J\u030cara'] })).toBe('alpha carol');
    expect(words('그리고 서울 그래서 부산')).toBe('그리고 서울 그래서 부산');
    expect(words('그리고 서울 그래서 부산', { dropKoreanStopWords: true })).toBe('서울 부산');
    const forms = '것으로 것도 것과 것에 것이라고 것이라며 것이며 것인 것입니다 곳은 곳도 때는 때도 서울';
    expect(words(forms, { dropKoreanStopWords: true })).toBe('서울');
  });

  it('counts words without their particles with the option', () => {
    const text = '서울은 크다. 서울에 간다. 서울의 밤, 서울을 본다.';
    expect(rows(text)[0]).toMatchObject({ word: '서울은', count: 1 });
    expect(rows(text, { stripParticles: true })[0]).toEqual({ word: '서울', count: 4, score: 4.8, firstIndex: 0 });
  });

  it('strips the longest particle, and only from a stem that occurs elsewhere and fits', () => {
    const strip = { stripParticles: true };
    expect(words('학교에서는 학교에서 학교', strip)).toBe('학교');
    expect(words('최저임금 인상은 고양이 이야기', strip)).toBe('최저임금 인상은 고양이 이야기');
    expect(words('전문가 전문 전문은 의견', strip)).toBe('전문 전문가 의견');
    expect(words('서울로 서울은 부산으로 부산은', strip)).toBe('서울 부산');
    expect(words('나는 나를 toolbox는 toolbox', strip)).toBe('toolbox 나는 나를');
  });

  it('never shortens a noun that stands alone', () => {
    const text =
      '우리나라는 사계절이 뚜렷하다. 우리나라 날씨는 변화가 크다. 고속도로는 막혔다. 고속도로 말고 국도를 탔다. 고양이라고 부른다. 고양이 이름은 나비.';
    expect(words(text, { stripParticles: true, count: 3 })).toBe('우리나라 고속도로 고양이');
  });

  it('drops a word together with its particles', () => {
    const text = '서울 여행. 부산 여행은 좋다. 부산에 갔다. 서울은 멀다';
    expect(words(text, { stripParticles: true, exclude: ['부산'] })).toBe('서울 여행 좋다 갔다 멀다');
    expect(words(text, { exclude: ['부산'] })).toContain('부산에');
    const stops = '이번 여행은 이번에는 이번에도 the는 the';
    expect(words(stops, { stripParticles: true, dropKoreanStopWords: true })).toBe('여행은');
    expect(words('그대로 그대 그대는', { stripParticles: true, dropKoreanStopWords: true })).toBe('그대');
    expect(rows('그대로 그대 그대는', { stripParticles: true, dropKoreanStopWords: true })[0]?.count).toBe(2);
  });

  it('returns the requested number, ties by first use', () => {
    const text = 'delta bravo charlie alpha';
    expect(words(text, { count: 2 })).toBe('delta charlie');
    expect(words('zulu yank xray whis', { count: 50 })).toBe('zulu yank xray whis');
  });

  it(
    'takes 1 MB of anything in linear time',
    () => {
      const sentence = '오늘의 <b>키워드</b> the quick brown 여우는 서울에서 word';
      let text = '';
      for (let index = 0; text.length < 1_000_000; index += 1) text += `${sentence}${index % 5000} `;
      expect(rows(text, { stripParticles: true, dropKoreanStopWords: true })).toHaveLength(10);
      for (const piece of [
        '<',
        '<a',
        '<a ',
        '<a>',
        '<a=',
        '</a',
        '<script>',
        '<!--',
        '<!-->',
        '&',
        '&amp',
        '1,000,',
        '1.',
        'a',
        '가',
        '\u0301',
        '😀',
      ]) {
        extractKeywords(piece.repeat(1_000_000 / piece.length), { count: 10 });
      }
    },
    LINEAR_MS,
  );
});

describe('blankTags', () => {
  it.each([
    ['<b>bold</b>', ' bold '],
    ['1 < 2 > 1', '1 < 2 > 1'],
    ['<parasite> <squid game> <big fish> <기생충>', '<parasite> <squid game> <big fish> <기생충>'],
    ['<a@b.com> <https://a.com/> <!중요>', '<a@b.com> <https://a.com/> <!중요>'],
    ['<br/><hr /><input disabled/><td nowrap >x', '    x'],
    ['<foo/><my-card size=2>a<b:c>d</b:c></my-card>', '  a d  '],
    ['<!doctype html><?xml version="1.0"?>x', '  x'],
    ['a<script>var b = "<p>";</script>c<style media="x">d{}</style>e', 'a  c  e'],
    ['<style>a', ' a'],
    ['</style><style>a', '  a'],
    [`<p ${'open '.repeat(50)}>`, `<p ${'open '.repeat(50)}>`],
    ['a <b', 'a <b'],
    ['<3 <b>x', '<3  x'],
    ['<!-- a > b -->c', ' c'],
    ['<!-- a > b', '  b'],
    ['<한글>', '<한글>'],
    ['<a href="x"\n>y', ' y'],
  ])('%j is %j', (text, expected) => {
    expect(blankTags(text)).toBe(expected);
  });
});

describe('parseKeywordCount', () => {
  it.each([
    ['', DEFAULT_KEYWORD_COUNT],
    ['ten', DEFAULT_KEYWORD_COUNT],
    ['NaN', DEFAULT_KEYWORD_COUNT],
    ['7', 7],
    ['7.9', 7],
    [`${MIN_KEYWORD_COUNT}`, MIN_KEYWORD_COUNT],
    ['0', MIN_KEYWORD_COUNT],
    ['-3', MIN_KEYWORD_COUNT],
    [`${MAX_KEYWORD_COUNT}`, MAX_KEYWORD_COUNT],
    [`${MAX_KEYWORD_COUNT + 1}`, MAX_KEYWORD_COUNT],
    ['999,999', MAX_KEYWORD_COUNT],
    ['1e9', DEFAULT_KEYWORD_COUNT],
    ['1,5', DEFAULT_KEYWORD_COUNT],
  ])('%j is %i', (text, count) => {
    expect(parseKeywordCount(text)).toBe(count);
  });
});

describe('formatKeywords', () => {
  it('writes hashtags and lists', () => {
    const keywords = [{ word: '부가세' }, { word: 'tax' }];
    expect(formatKeywords(keywords, 'hashtag')).toBe('#부가세 #tax');
    expect(formatKeywords(keywords, 'comma')).toBe('부가세, tax');
    expect(formatKeywords([], 'hashtag')).toBe('');
  });
});
