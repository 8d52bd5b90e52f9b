import type { Language } from '@toolbox/i18n';
import { describe, expect, it } from 'vitest';
import { toolEntries } from '../../testing/toolEntries.ts';
import { searchEntries } from './searchEntries.ts';

/** What people type, and the tool they look for. Tools may be removed. */
const QUERIES: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  ko: {
    'char-count': [
      ...['글자수', '글자수세기'],
      ...['글자수 계산기', '글자수계산기', '글자 수 세기', 'Character', 'character counter', 'ㄱㅈㅅ'],
      ...['단어 수', '문자수', '자기소개서', '글자수 확인', '글자수확인', '글자수 체크', '나이스 바이트'],
      ...['공백 포함', '글자수 카운터', '줄 수'],
    ],
    'text-compare': ['문장비교', '문장 비교', '비교 텍스트', '글 비교', '차이점', '텍스트 비교기'],
    'json-formatter': [
      'jsno',
      'json viewer',
      'jsonviewer',
      'JSON 뷰어',
      'ＪＳＯＮ',
      'json 변환',
      'json 파서',
      'json lint',
      'json 오류',
      'emfduTmrl',
    ],
    'qr-generator': [
      ...['큐알코드', '큐알 코드', 'qr code', 'qrcode', 'qr-code', 'ＱＲ', 'qr 만들기', 'QR 생성', 'wifi qr'],
      ...['qr코드만들기', 'QR생성기', '와이파이 큐알'],
    ],
    'barcode-generator': ['바코드 만들기', '바코드만들기', 'isbn', 'barcode generator', 'ean13', 'ean', '체크디짓'],
    'ip-lookup': ['내 아이피', '내아이피', 'ip주소', '내 ip', '내ip', 'ip 확인', 'IP확인', 'my ip', 'what’s my ip'],
    'vat-calculator': [
      ...['계산기 부가세', '부가세계산기', 'ㅂㄳ', 'ㅂㄱㅅ', 'vat calculator', '부가세 포함', '부가세 별도'],
      ...['세액', 'tax', 'value added tax', 'qnrktp rPtksrl', 'QNRKTP', 'tprmarPtkstj'],
    ],
    'age-calculator': [
      ...['나이계산기'],
      ...['한국나이', '나이 계산기', 'ㄴㅇㄳㄱ', 'ㄴㅇㄱㅅㄱ', '생년월일', '몇 살', '나이 확인', '나이확인'],
      ...['나이 계산 사이트', '나이 tool', 'skdl', 'ㄴㅇ', '52년생', '95년생', '1995년생', '52년생 나이', '음력'],
    ],
    'date-calculator': [
      ...['디데이 계산기', '디데이계산기', 'countdown', 'ㄷㄷㅇ', '날짜 더하기', '며칠', '기간 계산', '근무일'],
      ...['두 날짜', '근속기간', '근속 기간', 'due date'],
      ...[
        '대체공휴일',
        '군대 전역',
        '제대',
        '복무기간',
        'military service',
        '1주년',
        '커플 100일',
        '10영업일 후',
        '3개월 뒤',
      ],
      ...['anniversary', '크리스마스까지 며칠', '설날', '추석까지 며칠', '수능 디데이', 'days until Dec 25'],
      ...['공휴일', '100일', '100일 계산', '전역일', 'Date tool', 'Date 계산기', 'calc date'],
    ],
    'salary-calculator': [
      ...['연봉', 'duSQhd'],
      ...['연봉 계산기', '연봉계산기', '월급 계산기', '월급계산기', 'Salary calculator', 'payroll', 'ㄱㅇㄳㄱ'],
      ...['연봉 5000', '월급 300만원', '최저임금', '국민연금', '건강보험', '소득세', '프리랜서', '3.3%'],
      ...['salary after tax', 'minimum wage korea', '3.3% withholding'],
      ...['연장수당', '수습', '시급 계산', 'ㅇㅂ', '사대보험', '건강보험료', '연장근로수당'],
    ],
    'average-price-calculator': [
      '물타기',
      '평단가',
      'ㅁㅌㄱ',
      '물타기 계산기',
      '물타기계산기',
      '주식 물타기',
      '주식 평단가',
      '코인 평단가',
      '매수 평균가',
      '평균 매수가',
    ],
    'kimchi-premium': [
      ...['김프'],
      ...['업비트', '김프 차트', 'kimchi', 'kimchi premium', '김프차트', '빗썸', '바이낸스', '비트코인'],
      ...['비트코인 가격', '역프', '환율', 'USDT 가격', 'USDT 시세', '테더 가격', '테더'],
    ],
    'case-converter': ['대소문자 변환기', '카멜케이스', 'kebab'],
    'text-sorter': ['오름차순', '내림차순', '알파벳순', '중복 삭제'],
    'keyword-extractor': ['키워드 추출기', '단어 빈도', '해시태그', '해시태그 생성기', '해쉬태그'],
    'ascii-converter': ['hex', '16진수', 'utf-8', 'html entities', 'html 엔티티', 'url 디코딩', 'url decode'],
    'bmi-calculator': ['정상체중', '체중', '표준체중', '표준 체중', 'ideal weight', '적정 체중', '과체중', '저체중'],
    'wallet-validator': ['비트코인 주소', '이더리움 주소', 'ㅈㄱㅈㅅ'],
    'wei-converter': ['이더리움 단위', '이더 단위', '이더 단', 'ㅇㄷㄷㅇ', 'what is wei', '가스비'],
    'address-qr': ['비트코인 qr', '코인 qr'],
    'profit-calculator': ['코인 수익', '수익금', '손실', '차익'],
    'return-calculator': ['코인 수익률', '손익분기점', '익절', '목표가', '목표 수익률', 'target price'],
  },
  en: {
    'char-count': [
      ...['word counter', 'letter counter', '글자수', 'count words', 'count characters', 'how many words'],
      ...['word count online'],
    ],
    'case-converter': ['lowercase', 'lower case', 'convert case', 'sentence case', 'kebab case', 'capitalize'],
    'json-formatter': [
      'jsno',
      'prettify',
      'json beautifier',
      'json validator',
      'json viewer',
      'json parser',
      'free json viewer',
      'json lint',
      'fix json',
    ],
    'ip-lookup': ['my ip', 'what is my ip', 'whats my ip', 'ip address', "what's my ip", 'What’s my IP'],
    'barcode-generator': ['barcod', 'isbn', 'isbn barcode', 'ean13', 'ean'],
    'qr-generator': ['qr-code', 'qrcode', 'wifi qr', 'qr code maker', '큐알코드', '생성', '생성기'],
    'date-calculator': [
      ...['anniversary', 'military service', 'days until Dec 25', 'days until christmas', '1주년'],
      ...['countdown', 'd day', 'd-day', 'days until', 'days between dates', 'date difference', 'add days'],
      ...['working days', 'free date calculator', 'date calculator online', 'date calculator free'],
      ...['calc date', 'Date tool', 'Date 계산기', 'two dates', 'due date'],
      ...['December', 'December 25', '25 December'],
    ],
    'salary-calculator': [
      ...['salery', 'take-home'],
      ...['salary after tax', 'minimum wage korea', '3.3% withholding'],
      ...['payroll', 'salary 5000', 'salary calc', 'take home pay', '연봉', 'hourly', 'hourly wage'],
      ...['paycheck', 'income tax', 'overtime', 'gross to net'],
    ],
    'age-calculator': [
      ...['how old am i', 'date of birth', 'birth date', '나이 확인', '나이확인', '나이 tool', 'skdl', 'ㄴㅇ', 'how'],
    ],
    'bmi-calculator': ['body mass index', 'height weight', 'overweight', 'weight', 'ideal weight'],
    'kimchi-premium': [
      'kimchy',
      'upbit',
      'kimchi chart',
      'usdt price',
      'tether price',
      'ｋｉｍｃｈｉ',
      'btc',
      'bitcoin',
      'btc price',
      'exchange rate',
      'bithumb',
    ],
    'text-sorter': ['remove duplicates', 'remove dupicat', 'alphabetical order', 'alphabetize', 'sort list'],
    'keyword-extractor': ['word frequency', 'hashtag generator', 'hashtag'],
    'text-compare': ['diff checker', 'text comparison'],
    'ascii-converter': ['hex', 'utf-8', 'html entities', 'url decode'],
    'vat-calculator': ['add tax', 'remove vat', 'tax', 'sales tax'],
    'wallet-validator': ['bitcoin address', 'validate address'],
    'wei-converter': ['wei to eth', 'eth to wei', 'gwei to eth', 'gwei', 'what is wei', 'gas fee'],
    'address-qr': ['bitcoin qr', 'btc qr code', 'eth qr'],
    'average-price-calculator': ['average down', 'cost basis'],
    'profit-calculator': ['profit and loss'],
    'return-calculator': ['return on investment', 'target price', 'take profit', '목표가'],
  },
};

describe.each(Object.entries(QUERIES) as [Language, (typeof QUERIES)['ko']][])('in %s', (language, tools) => {
  describe.each(Object.entries(tools))('%s is found first', (id, queries) => {
    it.each(queries)('as %s', async (query) => {
      const entries = await toolEntries(language);
      const exists = entries.some(({ item }) => item === id);
      if (exists) expect(searchEntries(entries, query, 8)[0]?.item).toBe(id);
    });
  });

  it.each(['52년생 나이', '1995.03.02 나이', '95년생'])('%s finds nothing else', async (query) => {
    const entries = (await toolEntries(language)).filter(({ item }) => item !== 'age-calculator');
    const found = searchEntries(await toolEntries(language), query, 8).map(({ item }) => item);
    expect(entries.filter(({ item }) => found.includes(item))).toEqual([]);
  });

  it.each([
    '비밀번호 생성기',
    '환율계산기',
    'password',
    'pdf merge',
    'qr 안녕하세요',
    'unit calculator mortgage',
    '5000',
    '25',
    '5',
    '- -',
    '로또',
    '연차',
    '무료',
    'free online',
    'how to cook',
    'and',
    'how many',
  ])('nothing is found for %s', async (query) => {
    expect(searchEntries(await toolEntries(language), query, 8).map(({ item }) => item)).toEqual([]);
  });
});
