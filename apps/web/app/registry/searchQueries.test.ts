import type { Language } from '@toolbox/i18n';
import { describe, expect, it } from 'vitest';
import { searchEntries } from '../testing/searchEntries.ts';
import { searchTools } from './searchTools.ts';

/** What people type, and the tool they look for. Tools may be removed. */
const QUERIES: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  ko: {
    'char-count': ['글자수 계산기', '글자수계산기', '글자 수 세기', 'Character', 'character counter', 'ㄱㅈㅅ'],
    'text-compare': ['문장비교', '문장 비교', '비교 텍스트'],
    'json-formatter': ['json viewer', 'jsonviewer', 'JSON 뷰어', 'ＪＳＯＮ'],
    'qr-generator': [
      ...['큐알코드', '큐알 코드', 'qr code', 'qrcode', 'qr-code', 'ＱＲ', 'qr 만들기', 'QR 생성', 'wifi qr'],
      ...['qr코드만들기', 'QR생성기', '와이파이 큐알'],
    ],
    'barcode-generator': ['바코드 만들기', '바코드만들기', 'isbn', 'barcode generator'],
    'ip-lookup': ['ip주소', '내 ip', '내ip', 'ip 확인', 'IP확인', 'my ip'],
    'vat-calculator': ['계산기 부가세', '부가세계산기', 'ㅂㄳ', 'ㅂㄱㅅ', 'vat calculator'],
    'age-calculator': ['한국나이', '나이 계산기', 'ㄴㅇㄳㄱ', 'ㄴㅇㄱㅅㄱ'],
    'date-calculator': ['디데이 계산기', '디데이계산기', 'countdown', 'ㄷㄷㅇ'],
    'salary-calculator': [
      ...['연봉 계산기', '연봉계산기', '월급 계산기', '월급계산기', 'Salary calculator', 'payroll'],
      ...['ㄱㅇㄳㄱ', '연봉 5000', '월급 300만원'],
    ],
    'average-price-calculator': ['물타기 계산기', '물타기계산기'],
    'kimchi-premium': ['업비트', '김프 차트', 'kimchi', 'kimchi premium', '김프차트'],
  },
  en: {
    'char-count': ['word counter', 'letter counter', '글자수'],
    'case-converter': ['lowercase', 'lower case', 'convert case'],
    'json-formatter': ['prettify', 'json beautifier', 'json validator', 'json viewer'],
    'ip-lookup': ['what is my ip', 'whats my ip', 'ip address'],
    'barcode-generator': ['isbn', 'isbn barcode'],
    'qr-generator': ['qr-code', 'qrcode', 'wifi qr', 'qr code maker', '큐알코드'],
    'date-calculator': ['countdown', 'd day', 'd-day'],
    'salary-calculator': ['payroll', 'salary 5000', 'salary calc', 'take home pay', '연봉'],
    'age-calculator': ['how old am i'],
    'bmi-calculator': ['body mass index'],
    'kimchi-premium': ['upbit', 'kimchi chart', 'ｋｉｍｃｈｉ'],
  },
};

describe.each(Object.entries(QUERIES) as [Language, (typeof QUERIES)['ko']][])('in %s', (language, tools) => {
  describe.each(Object.entries(tools))('%s is found first', (id, queries) => {
    it.each(queries)('as %s', async (query) => {
      const entries = await searchEntries(language);
      const exists = entries.some(({ item }) => item === id);
      if (exists) expect(searchTools(entries, query, 8)[0]?.item).toBe(id);
    });
  });

  it.each([
    '비밀번호 생성기',
    '환율계산기',
    'password',
    'pdf merge',
    'unit calculator mortgage',
    '5000',
    '- -',
    '로또',
  ])('nothing is found for %s', async (query) => {
    expect(searchTools(await searchEntries(language), query, 8).map(({ item }) => item)).toEqual([]);
  });
});
