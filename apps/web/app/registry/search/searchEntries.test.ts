import { describe, expect, it } from 'vitest';
import { isCalled, type SearchEntry, searchEntries } from './searchEntries.ts';

function entry(item: string, label: string, category: string, also = ''): SearchEntry<string> {
  return { item, label, category, also, path: `/string-tools/${item}` };
}

const entries = [
  entry('char-count', '글자수 세기', '문자열 도구', '자소서, word count'),
  entry('text-sorter', '텍스트 정렬', '문자열 도구', '가나다순, dedupe'),
  entry('json-formatter', 'JSON 포맷터', '코드 도구', '제이슨'),
  entry('vat-calculator', '부가세 계산기', '계산기', '부가가치세, tax'),
];

function ids(query: string, limit = 8): readonly string[] {
  return searchEntries(entries, query, limit).map(({ item }) => item);
}

describe('searchEntries', () => {
  it.each([
    ['글자', ['char-count']],
    ['json', ['json-formatter']],
    ['JSON', ['json-formatter']],
    ['문자열', ['char-count', 'text-sorter']],
    ['vat-calc', ['vat-calculator']],
  ])('finds %s by name, category or path', (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it.each([
    ['자소서', 'char-count'],
    ['WORD COUNT', 'char-count'],
    ['글자 수', 'char-count'],
    ['ㄱㅈㅅ', 'char-count'],
    ['글ㅈ', 'char-count'],
    ['텍슽', 'text-sorter'],
    ['rmfwk', 'char-count'],
    ['ㅓ내ㅜ', 'json-formatter'],
    ['글자수', 'char-count'],
  ])('finds %s in the ways people type Hangul', (query, expected) => {
    expect(ids(query)).toContain(expected);
  });

  it.each([
    ['jsno', 'json-formatter'],
    ['jsom', 'json-formatter'],
    ['josn', 'json-formatter'],
    ['글자스', 'char-count'],
    ['부가새', 'vat-calculator'],
    ['자소새', 'char-count'],
    ['dedup', 'text-sorter'],
    ['dedpue', 'text-sorter'],
    ['sorterr', 'text-sorter'],
    ['ㅈㅅㅅ', 'char-count'],
  ])('finds %s, one letter off, and by the initials of other names', (query, expected) => {
    expect(ids(query)).toEqual([expected]);
  });

  it('guesses only where nothing is named so, and never at a word too short', () => {
    expect(ids('tex')).toEqual(['text-sorter']);
    expect(ids('tac')).toEqual([]);
    expect(ids('xx')).toEqual([]);
  });

  it('takes no word of two syllables for the beginning of a name, one letter off', () => {
    const named = [...entries, entry('code-compare', '코드 비교', '코드 도구', '소스 비교')];
    expect(searchEntries(named, '수습', 8).map(({ item }) => item)).toEqual([]);
    expect(searchEntries(named, '수스 비', 8).map(({ item }) => item)).toEqual(['code-compare']);
  });

  it.each([
    ['자소서 확인', 'char-count'],
    ['how many words', 'char-count'],
    ['텍스트 정렬기', 'text-sorter'],
    ['free jsno', 'json-formatter'],
  ])('finds %s without the words and endings that tell nothing', (query, expected) => {
    expect(ids(query)).toEqual([expected]);
  });

  it('puts a synonym before one that contains it', () => {
    const named = [entry('x', '가', '나', 'income tax'), entry('y', '다', '라', 'tax')];
    expect(searchEntries(named, 'tax', 8).map(({ item }) => item)).toEqual(['y', 'x']);
  });

  it('puts what is named so before what is only also called so', () => {
    const named = [...entries, entry('x', '자소서 도우미', '문자열 도구')];
    expect(searchEntries(named, '자소서', 8).map(({ item }) => item)).toEqual(['x', 'char-count']);
  });

  it('puts a word of the name before the letters of another one', () => {
    const named = [
      { ...entry('qr', 'QR code generator', 'Image tools'), path: '/image-tools/qr' },
      { ...entry('age', 'Age calculator', 'Calculators'), path: '/calculator-tools/age' },
    ];
    expect(searchEntries(named, 'age', 8).map(({ item }) => item)).toEqual(['age', 'qr']);
    expect(searchEntries(named, '나', 8).map(({ item }) => item)).toEqual([]);
  });

  it('finds two letters of the other keyboard layout only where a word begins', () => {
    expect(ids('ㅓㄴ')).toEqual(['json-formatter']);
    expect(ids('ㅐㅜ')).toEqual([]);
  });

  it.each([
    ['글자', true],
    ['자소서', true],
    ['CHAR', true],
    ['ㄱㅈㅅ', false],
    ['rmfwk', false],
    ['자소새', false],
    [' ', false],
  ])('knows whether a tool is called %j', (query, isTrue) => {
    const [first] = entries;
    expect(first !== undefined && isCalled(first, query)).toBe(isTrue);
  });

  it('ignores blank queries and finds nothing for nonsense', () => {
    expect(ids('')).toEqual([]);
    expect(ids('   ')).toEqual([]);
    expect(ids('qqqqzzzz')).toEqual([]);
  });

  it.each(['how', 'how old', 'ㅂㄳ', 'ㅎㅗㅏ'])('%s, of letters that no syllable has, is no error', (query) => {
    expect(() => ids(query)).not.toThrow();
  });

  it('accepts any keys of vowels one after the other', () => {
    const keys = [...'hjklyuiopbnm', ...'ㅗㅓㅏㅣㅛㅕㅑㅐㅔㄳ'];
    const queries = keys.flatMap((first) => keys.flatMap((second) => keys.map((third) => first + second + third)));
    expect(() => queries.forEach(ids)).not.toThrow();
  });

  it.each([
    ['ㅂㄳ', 'vat-calculator'],
    ['ㅂㄱㅅ', 'vat-calculator'],
    ['ㅂㄱㅆ', 'vat-calculator'],
  ])('finds %s, initials that an input method has joined', (query, expected) => {
    expect(ids(query)).toEqual([expected]);
  });

  it('keeps to the limit', () => {
    const many = Array.from({ length: 12 }, (_, index) => entry(`tool-${index}`, `도구 ${index}`, '문자열 도구'));
    expect(searchEntries(many, '도구', 8)).toHaveLength(8);
    expect(searchEntries(many, '도구', 6)).toHaveLength(6);
  });
});
