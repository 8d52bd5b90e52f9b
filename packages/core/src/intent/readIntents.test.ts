import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateReadings } from '../dates/form/index.ts';
import { toDayNumber } from '../dates/index.ts';
import { parseVatAmount } from '../vat/form/index.ts';
import { vatInTotal, vatOnSupply } from '../vat/index.ts';
import type { Intent, IntentContext, IntentKind } from './index.ts';
import { MAX_QUESTION_UNITS, readIntents } from './index.ts';

const context: IntentContext = { today: { year: 2026, month: 11, day: 22 }, dateOrder: 'yearFirst' };
const kinds = (text: string, given = context) => readIntents(text, given).map(({ kind }) => kind);

function only<Kind extends IntentKind>(text: string, kind: Kind, given = context): Extract<Intent, { kind: Kind }> {
  const found = readIntents(text, given).find(
    (intent): intent is Extract<Intent, { kind: Kind }> => intent.kind === kind,
  );
  if (found === undefined) throw new Error(`${text} is no ${kind}`);
  return found;
}

describe('invisible characters', () => {
  it.each([
    ['\u200e0x52908400098527886E0F7030069857D2E4169EE7\u200e', 'address'],
    ['\u202d8801234567893\u202c', 'barcode'],
    ['8.8.8.8\u200b', 'ip'],
    ['\u200ehttps://example.com', 'link'],
    ['내일\u200b', 'date'],
    ['300만원\u200b 부가세\u200b', 'vat'],
  ] as const)('are no part of %j', (text, kind) => {
    const plain = text.replaceAll(/\p{Cf}/gu, '');
    expect(only(text, kind)).toEqual(only(plain, kind));
    expect(readIntents(text, context).at(-1)).toEqual({ kind: 'text', text });
  });

  it('are content where they belong to an emoji or are alone', () => {
    expect(only('qr 👨\u200d👩', 'qrText').text).toBe('👨\u200d👩');
    expect(kinds('\u200b')).toEqual(['text']);
  });

  it('takes linear time in blanks between words', () => {
    expect(kinds(`a${' '.repeat(1900)}b`)).toEqual(['text']);
  });
});

describe('an amount with VAT', () => {
  it.each([
    ['300만 부가세', 3_000_000n],
    ['부가세 300만원', 3_000_000n],
    ['300000 vat', 300_000n],
    ['VAT 300,000', 300_000n],
    ['3억 5,000만 부가가치세', 350_000_000n],
  ])('%s', (text, won) => {
    const { amount } = only(text, 'vat');
    expect(amount.n).toBe(won);
    expect(vatOnSupply(amount).total).toBe((won * 11n) / 10n);
    expect(vatInTotal(amount).total).toBe(won);
  });

  it.each([
    ['1,100,000원 부가세 포함', 1_100_000n, ['total']],
    ['1,100,000원(부가세 포함)', 1_100_000n, ['total']],
    ['부가세 포함 110만원', 1_100_000n, ['total']],
    ['VAT included 110,000', 110_000n, ['total']],
    ['110,000 incl. VAT', 110_000n, ['total']],
    ['100만원 부가세 별도', 1_000_000n, ['supply']],
    ['100만원 부가세 미포함', 1_000_000n, ['supply']],
    ['100만원 부가가치세 불포함', 1_000_000n, ['supply']],
    ['100만원 (부가세 10% 별도)', 1_000_000n, ['supply']],
    ['30만원+VAT', 300_000n, ['supply']],
    ['30만원 + 부가세 별도', 300_000n, ['supply']],
    ['300,000 plus VAT', 300_000n, ['supply']],
    ['부가세 300만원', 3_000_000n, ['supply', 'total']],
    // The names of the amounts of an invoice.
    ['합계 1,100,000원', 1_100_000n, ['total', 'supply']],
    ['합계금액: 110만원', 1_100_000n, ['total', 'supply']],
    ['총 110만원', 1_100_000n, ['total', 'supply']],
    ['VAT 포함 총 110만원', 1_100_000n, ['total']],
    ['총액 1,100,000원 (부가세 포함)', 1_100_000n, ['total']],
    ['합계 100만원 부가세 별도', 1_000_000n, ['supply']],
    ['공급가액 1,000,000원', 1_000_000n, ['supply']],
    ['공급가: 100만원', 1_000_000n, ['supply']],
    ['공급대가 1,100,000원', 1_100_000n, ['total']],
  ])('%s says whether the tax is included', (text, won, sides) => {
    const found = only(text, 'vat');
    expect([found.amount.n, found.sides]).toEqual([won, sides]);
    expect(parseVatAmount(found.text, '').ok).toBe(true);
  });

  it.each([
    ['부가세 55.000', '부가세 55000'],
    ['1.100.000원 vat', '1100000 vat'],
    ['부가세 1,0000', '부가세 10000'],
  ])('%s is not used, and asks for the amount that is meant: %s', (text, question) => {
    expect(readIntents(text, context)[0]).toEqual({ kind: 'unclearAmount', question });
    expect(kinds(text)).not.toContain('vat');
    expect(kinds(question)).toContain('vat');
  });

  it.each([
    '1,5 부가세',
    '부가세',
    '0 vat',
    '-5 vat',
    '300000 private',
    '10 20 vat',
    '부가세 포함',
    '10만원 부가세 포함 5만원',
    '합계',
    '합계 3명',
    '총 3명',
    '총 급여 300만원',
    '공급 1,000,000원',
  ])('%s is refused', (text) => {
    expect(kinds(text)).not.toContain('vat');
  });
});

describe('a date', () => {
  it.each([
    ['2026-03-01 100일', 100, 'days', '2026-6-9'],
    ['2026-03-01 100 days', 100, 'days', '2026-6-9'],
    ['2026-03-01 + 100 days', 100, 'days', '2026-6-9'],
    ['2026.3.1. 100일 후', 100, 'days', '2026-6-9'],
    ['2026년 3월 1일 100일 전', -100, 'days', '2025-11-21'],
    ['2026-03-01 2 weeks before', -2, 'weeks', '2026-2-15'],
    ['2026-11-25 2주일 뒤', 2, 'weeks', '2026-12-9'],
    ['2026-11-25 2해 전', -2, 'years', '2024-11-25'],
    ['2026-03-01 + 90d', 90, 'days', '2026-5-30'],
    ['2026-03-01 6 mos', 6, 'months', '2026-9-1'],
    ['2026-01-31 1개월', 1, 'months', '2026-2-28'],
    ['2024-02-29 1 year later', 1, 'years', '2025-2-28'],
    ['2026-03-01 -100일', -100, 'days', '2025-11-21'],
    ['2026-03-01부터 30일 뒤', 30, 'days', '2026-3-31'],
    ['2026-03-01부터 0일간', 0, 'days', '2026-3-1'],
    // From today.
    ['30일 후', 30, 'days', '2026-12-22'],
    ['100일 전', -100, 'days', '2026-8-14'],
    ['in 2 weeks', 2, 'weeks', '2026-12-6'],
  ] as const)('%s', (text, count, unit, date) => {
    const found = only(text, 'dateShift');
    expect([found.count, found.unit]).toEqual([count, unit]);
    expect(Object.values(found.date).join('-')).toBe(date);
  });

  it('alone may be a birth date if it is past', () => {
    expect(readIntents('2000-01-01', context).slice(0, 2)).toEqual([
      { kind: 'date', date: { year: 2000, month: 1, day: 1 }, passed: 9822 },
      { kind: 'age', birth: { year: 2000, month: 1, day: 1 }, on: context.today, years: 26 },
    ]);
    expect(kinds('2026-11-22')).toEqual(['date', 'text']);
    expect(kinds('2026-12-25')).toEqual(['date', 'text']);
  });

  it('returns how many days have passed since', () => {
    expect(only('2026-03-01 100일', 'dateShift').passed).toBe(266);
    expect(only('2026-12-25', 'date').passed).toBe(-33);
  });

  it.each([
    ['2026-03-01 2026-12-25', 299],
    ['2026-03-01 ~ 2026-12-25', 299],
    ['2026-03-01부터 2026-12-25까지', 299],
    ['2026-12-25 to 2026-03-01', -299],
    ['2026-03-01\n2026-12-25', 299],
    ['2026.3.1. 2026.12.25.', 299],
    ['2026.3.1 - 2026.12.25', 299],
    ['2026-03-01, 2026-12-25', 299],
    ['2026-03-01;2026-12-25', 299],
    ['2026.3.1~2026.12.25 (300일)', 299],
    ['계약기간: 2026-03-01부터 2026-12-25까지 (10개월)', 299],
    ['Mar 1, 2026 - Dec 25, 2026 (300 days)', 299],
  ])('and another: %j', (text, days) => {
    expect(only(text, 'dateSpan')).toMatchObject({ days });
    expect(only(text, 'dateSpan').inclusion).toBeUndefined();
  });

  it.each(['재직기간: 2026.03.01 ~ 현재', '2026-03-01부터 오늘까지', 'Mar 1, 2026 - present'])(
    'and today: %s',
    (text) => {
      expect(only(text, 'dateSpan')).toMatchObject({ end: context.today, days: 266 });
    },
  );

  it.each([
    ['2026.03.01부터 30일간', '2026-3-1', '2026-3-30'],
    ['2026.03.01 30일간', '2026-3-1', '2026-3-30'],
    ['2026-03-01부터 2주 동안', '2026-3-1', '2026-3-14'],
    ['2026-03-01부터 100일', '2026-3-1', '2026-6-8'],
    ['2026-03-01부터 2주', '2026-3-1', '2026-3-14'],
    ['오늘부터 100일', '2026-11-22', '2027-3-1'],
    ['오늘부터 100일째', '2026-11-22', '2027-3-1'],
    ['2026-03-01부터 3개월', '2026-3-1', '2026-5-31'],
    ['2026-03-01부터 2년간', '2026-3-1', '2028-2-29'],
    ['오늘부터 한 달간', '2026-11-22', '2026-12-21'],
  ])('and a length to its last day: %s', (text, start, end) => {
    const span = only(text, 'dateSpan');
    expect(span.inclusion).toBe('end');
    expect([span.start, span.end].map((date) => Object.values(date).join('-'))).toEqual([start, end]);
    expect(dateReadings(text, { today: context.today }).dates.slice(1)).toEqual(
      text.includes('부터') ? [span.end] : [],
    );
  });

  it.each([
    ['1990-05-15 나이', 36],
    ['만나이 1990.5.15', 36],
    ['1990-12-15 age', 35],
    ['how old 1990-12-15', 35],
  ])('with age: %s', (text, years) => {
    expect(only(text, 'age').years).toBe(years);
  });

  it.each(['2027-01-01 나이', '2026-02-30 나이', '1990-05-15 wage'])('%s is no age', (text) => {
    expect(kinds(text)).not.toContain('age');
  });

  it.each([
    ['12월 25일', '2026-12-25'],
    ['2026-12-25까지', '2026-12-25'],
    ['2026.12.25 까지', '2026-12-25'],
    ['26.12.25까지', '2026-12-25'],
    ['12월 25일까지 며칠', '2026-12-25'],
    ['12월 25일까지 며칠 남았어?', '2026-12-25'],
    ['다음 주 금요일까지 몇 일?', '2026-11-27'],
    ['11월 22일', '2026-11-22'],
    ['3월 1일', '2027-3-1'],
    ['2월 29일', '2028-2-29'],
    ['December 25', '2026-12-25'],
    ['26 Nov', '2026-11-26'],
    ['26th November', '2026-11-26'],
    ['Nov 26th', '2026-11-26'],
    ['3 mar.', '2027-3-3'],
  ])('without a year is the next one: %s', (text, date) => {
    expect(Object.values(only(text, 'date').date).join('-')).toBe(date);
    expect(kinds(text)).toEqual(['date', 'text']);
  });

  it.each([
    ['26.11.26 ~ 27.11.25', '2026-11-26', '2027-11-25'],
    ['70.3.2 ~ 73.2.28', '1970-3-2', '1973-2-28'],
    ['26.3.1 ~ 56.2.28', '2026-3-1', '2056-2-28'],
    ['계약기간: 26.3.1 ~ 28.2.29', '2026-3-1', '2028-2-29'],
    ['11/27(금)~29(일)', '2026-11-27', '2026-11-29'],
    ['11월 25일부터 27일', '2026-11-25', '2026-11-27'],
    ['오늘부터 27일까지', '2026-11-22', '2026-11-27'],
    ['월~금', '2026-11-23', '2026-11-27'],
    ['Nov 27 – Dec 3', '2026-11-27', '2026-12-3'],
  ])('and another, neither of them whole: %s', (text, start, end) => {
    const { start: first, end: last, inclusion } = only(text, 'dateSpan');
    expect([first, last].map((date) => Object.values(date).join('-'))).toEqual([start, end]);
    expect(inclusion).toBeUndefined();
  });

  it('is the first of whole months, the last of which counts to its end', () => {
    expect(only('2026년 1월 ~ 3월', 'dateSpan')).toMatchObject({ days: 89, inclusion: 'end' });
  });

  it.each(['2026년 12월 24일 2박 3일', '12월 24일 2박3일', '2박 3일 12월 24일'])(
    'is the first of a stay: %s',
    (text) => {
      expect(only(text, 'dateSpan')).toMatchObject({ days: 2, inclusion: 'end' });
    },
  );

  it.each([
    ['98.5.15', '1998-5-15'],
    ["'98.5.15", '1998-5-15'],
    ['98년 5월 15일', '1998-5-15'],
    ['98/5/15', '1998-5-15'],
    ['980515', '1998-5-15'],
    ['70.5.15', '1970-5-15'],
    ['26.5.15', '2026-5-15'],
  ])('with a year of two digits may be a birth date: %s', (text, date) => {
    expect(Object.values(only(text, 'date').date).join('-')).toBe(date);
    expect(Object.values(only(text, 'age').birth).join('-')).toBe(date);
  });

  it('with a year of two digits is in the order of the language', () => {
    const american = { ...context, dateOrder: 'monthFirst' } as const;
    expect(only('5/15/98', 'age', american).birth).toEqual({ year: 1998, month: 5, day: 15 });
    expect(only('05/15/98', 'age', american).birth).toEqual({ year: 1998, month: 5, day: 15 });
    expect(only('12-25-24', 'age', american).birth).toEqual({ year: 2024, month: 12, day: 25 });
    expect(kinds('10.12.06', american)).toEqual(['text']);
    // The year or the day is first.
    expect(['26-11-25', '15/5/98', '26-11-25 ~ 26-11-27'].map((text) => kinds(text, american))).toEqual([
      ['text'],
      ['text'],
      ['text'],
    ]);
    expect(kinds('27.5.15')).toEqual(['date', 'text']);
  });

  it.each([
    ['다음 주 금요일', '2026-11-27'],
    ['담주 금욜', '2026-11-27'],
    ['지난 금요일', '2026-11-20'],
    ['내일', '2026-11-23'],
    ['11/27(금)', '2026-11-27'],
    ['12월 말', '2026-12-31'],
    ['내년 3월 1일', '2027-3-1'],
    ['이번 주 금', '2026-11-20'],
    ['Sunday after', undefined],
    ['추석', undefined],
    ['오늘', undefined],
    ['2026.11.27(월)', undefined],
  ])('in words: %s', (text, date) => {
    const found = readIntents(text, context).find((intent) => intent.kind === 'date');
    expect(found && Object.values(found.date).join('-')).toBe(date);
    expect(kinds(text)).not.toContain('age');
  });

  it('in words is not one of two in two weeks', () => {
    const thursday = { ...context, today: { year: 2026, month: 11, day: 26 } };
    expect(kinds('next Friday', thursday)).toEqual(['text']);
    expect(Object.values(only('this Friday', 'date', thursday).date).join('-')).toBe('2026-11-27');
  });

  it.each(['1.2.3', '10.0.0.1 ~ 10.0.0.9', '10.15.7', 'v20.11.1', '150000', '123456', '12/11/10', '99.99.99'])(
    '%s is a number or a version rather than a date',
    (text) => {
      expect(kinds(text)).toEqual(['text']);
    },
  );

  it.each(['1.5 ~ 2.5', '1.5-2.5', '1-3', '2024-25', '900515-1234567', '010-1234-5678', '정렬', '연말정산', 'sat'])(
    '%s is no date either',
    (text) => {
      expect(kinds(text)).toEqual(['text']);
    },
  );

  it.each([
    '2월 30일',
    '13월 1일',
    'dec 65',
    '12/25',
    '5-3',
    '3월',
    '5월 15일생',
    '10 - 5',
    '2026-03-01; 2026-04-01; 2026-05-01',
  ])('%s is no date', (text) => {
    expect(kinds(text)).toEqual(['text']);
  });

  it.each([
    ...[
      '2026-02-30 100일',
      '2026-03-01 100,0일',
      '03-01 100일',
      '2026-03-01 9999999일',
      '9999-12-31 1일',
      '9999-12-31부터 90일',
    ],
    // A later day of the month, days of work, no unit, no direction, and no year that can be typed.
    ...['2026-03-01부터 27일', '3영업일 뒤', '300 후', '100일', '+3', '오늘부터', '오늘부터 100일째', '9000년 뒤'],
  ])('%s is no shift', (text) => {
    expect(kinds(text)).not.toContain('dateShift');
  });

  it('is read month first where the language does', () => {
    expect(kinds('5/15/1990 age')).toEqual(['text']);
    expect(only('5/15/1990 age', 'age', { ...context, dateOrder: 'monthFirst' }).years).toBe(36);
  });

  it('and its span lead where the calendar leads, for any date and count', () => {
    const day = fc.record({
      year: fc.integer({ min: 1900, max: 2100 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 100_000 }), ({ year, month, day: dayOfMonth }, count) => {
        const text = `${year}-${month}-${dayOfMonth} ${count}일`;
        const { date, from } = only(text, 'dateShift');
        expect(toDayNumber(date) - toDayNumber(from)).toBe(count);
      }),
    );
  });
});

describe('an amount of ether', () => {
  it.each([
    ['1 eth wei', 'ethToWei', 10n ** 18n],
    ['1eth', 'ethToWei', 10n ** 18n],
    ['0.5 ETH to wei', 'ethToWei', 5n * 10n ** 17n],
    ['30 gwei', 'gweiToEth', 30n * 10n ** 9n],
    ['1e18 wei eth', 'weiToEth', 10n ** 18n],
    ['1,000 wei', 'weiToEth', 1000n],
    ['1이더', 'ethToWei', 10n ** 18n],
    ['1이더리움', 'ethToWei', 10n ** 18n],
    ['2 ethereum', 'ethToWei', 2n * 10n ** 18n],
    ['1eth 몇 wei', 'ethToWei', 10n ** 18n],
    ['1이더는 몇 웨이?', 'ethToWei', 10n ** 18n],
    ['1이더를  그웨이', 'ethToWei', 10n ** 18n],
    ['20 그웨이', 'gweiToEth', 20n * 10n ** 9n],
    ['20기가웨이 몇 이더', 'gweiToEth', 20n * 10n ** 9n],
    ['1Ξ', 'ethToWei', 10n ** 18n],
  ] as const)('%s', (text, direction, wei) => {
    expect(only(text, 'ether')).toMatchObject({ direction, wei });
  });

  it.each(['1 eth eth', '1 eth 이더리움', '1 wei 몇', '0.5 wei', '1,5 eth', 'eth', '0 eth', 'weight 1'])(
    '%s is refused',
    (text) => {
      expect(kinds(text)).not.toContain('ether');
    },
  );
});

describe('an amount of bitcoin', () => {
  it.each([
    ['0.1 btc', '0.1', 10_000_000n],
    ['1.50 BTC', '1.5', 150_000_000n],
    ['2 비트코인', '2', 200_000_000n],
    ['1000 sats', '0.00001', 1000n],
    ['1만 사토시', '0.0001', 10_000n],
    ['0.001btc 사토시', '0.001', 100_000n],
    ['1btc sats', '1', 100_000_000n],
    ['1 BTC to satoshi', '1', 100_000_000n],
    ['1비트코인은 몇 사토시?', '1', 100_000_000n],
    ['21000000 btc', '21000000', 2_100_000_000_000_000n],
  ])('%s', (text, amount, satoshis) => {
    expect(only(text, 'bitcoin')).toEqual({ kind: 'bitcoin', amount, satoshis });
  });

  it.each(['btc', '비트코인', '0.1', '0 btc', '0.5 sats', '21000001 btc', '1,5 btc', '0.1 eth', '1 bitcoin cash'])(
    '%s is none',
    (text) => {
      expect(kinds(text)).not.toContain('bitcoin');
    },
  );
});

describe('a wallet address', () => {
  it.each([
    ['0x52908400098527886E0F7030069857D2E4169EE7', 'ETH', 'passed', undefined],
    ['0x52908400098527886E0F7030069857D2E4169Ee7', 'ETH', 'failed', 'badChecksum'],
    ['0x000000000000000000000000000000000000dEaD', 'ETH', 'passed', 'burn'],
    ['0xdAC17F958D2ee523a2206206994597C13D831ec7', 'ETH', 'passed', 'tokenContract'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'BTC', 'passed', undefined],
    ['bc1z7k8c5u2s2z9qw9dt5y528ecra242mynan55fd5kejrcckh27exlqdyf2pl', 'BTC', 'passed', 'unusedWitness'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TRX', undefined, undefined],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'testnetBTC', 'passed', undefined],
    ['bitcoin:tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'testnetBTC', 'passed', undefined],
    ['send to tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'testnetBTC', 'passed', undefined],
    ['테스트넷 주소: mzK2FFDEhxqHcmrJw1ysqFkVyhUULo45hZ', 'testnetBTC', 'passed', undefined],
    ['send to tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsy', 'testnetBTC', 'failed', undefined],
    [`내 지갑 ${'4c'.repeat(32)}`, 'hashOrKey', undefined, undefined],
  ])('%s', (text, guess, status, hazard) => {
    const found = only(text, 'address');
    expect(found.guess).toBe(guess);
    expect(found.checksum?.status).toBe(status);
    expect(found.hazard).toBe(hazard);
  });

  const prose = 'Notes about the office and its heating. '.repeat(6);
  const words = Array.from({ length: 24 }, (_, index) => `${index + 1}. winner`).join(' ');
  const keyPair = JSON.stringify(Array.from({ length: 64 }, (_, index) => 255 - index));
  it.each([
    [words, 'seedPhrase'],
    ...['#1 ', '[1] ', '(1) ', '1 | ', '1 = ', '- '].map((mark) => {
      const lines = Array.from({ length: 24 }, (_, index) => `${mark.replace('1', String(index + 1))}elephant`);
      return [lines.join('\n'), 'seedPhrase'] as const;
    }),
    [keyPair, 'privateKey'],
    [JSON.stringify({ note: 'a'.repeat(MAX_QUESTION_UNITS), privateKey: '4c'.repeat(32) }), 'privateKey'],
    [`my wallet seed phrase: ${words}`, 'seedPhrase'],
    [`${prose} WIF 5JuW2AMDYu4xVwRG9DZW18VbzQrGcd5RCgb99sS6ehJsNQXu5b9 of 2014`, 'privateKey'],
    [`${prose} 개인 키: 0x${'4c'.repeat(32)}`, 'privateKey'],
    [`${prose} private key = 7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1M`, 'privateKey'],
  ] as const)('warns first of a secret longer than a question: %s', (text, guess) => {
    expect(text.length).toBeGreaterThan(MAX_QUESTION_UNITS);
    expect(readIntents(text, context)[0]).toMatchObject({ kind: 'address', guess });
  });

  it.each([
    [
      'package.json',
      JSON.stringify(
        {
          name: 'my-app',
          private: true,
          scripts: { dev: 'next dev', build: 'next build', start: 'next start', seed: 'tsx prisma/seed.ts' },
          dependencies: { next: '15.0.0', react: '19.0.0', prisma: '6.0.0', zod: '3.23.0' },
          devDependencies: { typescript: '5.6.0', eslint: '9.0.0', vitest: '2.1.0' },
        },
        null,
        2,
      ),
    ],
    [
      'an answer of an API',
      '{"status":"success","data":{"user":{"name":"Kim","email":"kim@example.com","grade":"gold"},"wallet":{"balance":12000,"currency":"KRW","status":"active","type":"point"},"orders":[{"code":"A-1","price":1000,"count":2}]}}',
    ],
    [
      'the state of a game',
      '{"seed":12345,"width":640,"height":480,"level":"forest","player":{"name":"hero","speed":3,"health":100,"items":["sword","shield","potion","torch"]},"enemies":[{"type":"wolf","count":3},{"type":"bear","count":1}]}',
    ],
    [
      'settings',
      'NODE_ENV=production\nPORT=3000\nDATABASE_URL=postgres://app:pw@localhost:5432/app\nREDIS_URL=redis://localhost:6379\nLOG_LEVEL=debug\nWALLET_SERVICE_HOST=wallet.internal\nWALLET_SERVICE_PORT=8080\nMAIL_FROM=no-reply@example.com\nSESSION_COOKIE_NAME=sid',
    ],
    [
      'a table of a database',
      'CREATE TABLE wallet (\n  id bigint PRIMARY KEY,\n  user_name varchar(50),\n  currency char(3),\n  balance numeric(20,2),\n  status varchar(10),\n  created timestamp,\n  updated timestamp,\n  memo text,\n  version integer\n);',
    ],
    [
      'the steps of a README',
      '## Development\n\nInstall dependencies, create the database and load seed data:\n\n```\nnpm install\nnpm run build\nnpx prisma migrate deploy\nnpx prisma db seed\nnpm run dev\n```\n\nOpen http://localhost:3000 in a browser. Tests run with `npm test`.',
    ],
    [
      'the parameters of a picture',
      'a photo of a cat, best quality, masterpiece\nNegative prompt: blurry, lowres, bad anatomy, bad hands, text, error, missing fingers, extra digit, cropped, worst quality, low quality, signature, watermark\nSteps: 30, Sampler: Euler a, CFG scale: 7, Seed: 1234567, Size: 512x768',
    ],
    [
      'a recipe',
      'Everything bagel: 2 cups bread flour, 1 tbsp sugar, 1 tsp salt, 1 packet yeast, 1 cup warm water, sesame seed, poppy seed, dried onion, dried garlic, coarse salt, cream cheese, smoked salmon, red onion, capers, fresh dill, lemon, black pepper.',
    ],
    [
      'a note about an incident',
      '[장애 보고] 9시 DB 복구 완료했습니다.\nERROR connection refused host db port timeout retry failed backup restore started backup restore finished service restart success\n담당: 김철수, 확인 부탁드립니다. 자세한 내용은 위키를 참고해 주세요. 다음 점검은 12월 1일 오전 3시입니다.',
    ],
    [
      'a paragraph of a license',
      'You may not remove or alter the substance of any license notices (including copyright notices, patent notices, disclaimers of warranty, or limitations of liability) contained within the Source Code Form of the Covered Software, except that You may alter any license notices to the\nextent required to remedy known factual inaccuracies.',
    ],
    ['a public key', `${prose} public key: 0x${'4c'.repeat(32)}`],
    ['a warning', `${prose} Tell nobody your private key. Hash: 0x${'4c'.repeat(32)}`],
  ])('warns of no secret in %s', (_, text) => {
    expect(text.length).toBeGreaterThan(MAX_QUESTION_UNITS);
    expect(kinds(text)).not.toContain('address');
  });

  it('takes a hash in a longer text for no address', () => {
    expect(kinds(`${'a '.repeat(MAX_QUESTION_UNITS)}${'ab'.repeat(32)}`)).toEqual(['text']);
    expect(kinds(`${'a '.repeat(MAX_QUESTION_UNITS)}TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t`)).toEqual(['text']);
  });

  it.each([
    '0x1234',
    'vitalik.eth',
    '100...200',
    'vitalik.eth 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    'hello',
    `https://etherscan.io/tx/0x${'ab'.repeat(32)}`,
    `TxID: ${'ab'.repeat(32)}`,
    `https://example.com/files/${'ab'.repeat(32)}`,
    'https://etherscan.io/token/0xdAC17F958D2ee523a2206206994597C13D831ec7',
  ])('%s is none', (text) => {
    expect(kinds(text)).not.toContain('address');
  });
});

describe('a pay', () => {
  it.each([
    ['월급 300만', 'month', 3_000_000n],
    ['3,000,000 monthly salary', 'month', 3_000_000n],
    ['연봉 3600만', 'year', 3_000_000n],
    ['연봉 5000만', 'year', 4_166_666n],
    ['연봉 5000만원 실수령액', 'year', 4_166_666n],
    ['annual salary 50M', 'year', 4_166_666n],
    ['annual pay 50,000,000', 'year', 4_166_666n],
    ['50M yearly pay', 'year', 4_166_666n],
    ['연봉 5000만원 실수령액 얼마', 'year', 4_166_666n],
    ['연봉 5000만원 월실수령', 'year', 4_166_666n],
    ['연봉 5000만원 실수령', 'year', 4_166_666n],
    ['월급 300만원 실수령액은 얼마예요?', 'month', 3_000_000n],
    ['월급 300만원의 실수령액?', 'month', 3_000_000n],
    ['월급 300만원의 실수령액', 'month', 3_000_000n],
    ['annual salary 50,000,000 take-home pay', 'year', 4_166_666n],
  ] as const)('%s', (text, period, amount) => {
    const found = only(text, 'pay');
    expect(found).toMatchObject({ period, amount, month: { year: 2026, month: 11 } });
    expect(found.net).toBeLessThan(amount);
  });

  it.each([
    ['연봉 5000', '연봉 5000만'],
    ['5,000 연봉', '5,000만 연봉'],
    ['연봉 3600', '연봉 3600만'],
    ['연봉 3600 실수령액', '연봉 3600만 실수령액'],
    ['연봉 5000 월 실수령액', '연봉 5000만 월 실수령액'],
    ['연봉5천실수령', '연봉5천만실수령'],
    ['월급 300', '월급 300만'],
    ['시급 1', '시급 1만'],
    ['시급 20', '시급 20만'],
    ['월급300', '월급300만'],
    ['월급 250.5', '월급 250.5만'],
    ['monthly pay 300', 'monthly pay 3,000,000'],
    ['annual salary 4,200', 'annual salary 42,000,000'],
    ['연봉 5천', '연봉 5천만'],
    ['연봉 4.5천', '연봉 4.5천만'],
    ['월급 3백', '월급 3백만'],
    ['연봉 1억 2천', '연봉 1억 2천만'],
    ['연봉 4천5', '연봉 45,000,000원'],
    ['시급 1만 5', '시급 15,000원'],
    ['시급 12.000', '시급 12,000원'],
    ['월급 3.000.000', '월급 3,000,000원'],
    // With words that the salary calculator knows.
    ['연봉 42,000,000원 (퇴직금 별도)', '월급 3,500,000원'],
    ['연봉 5,200만원 (퇴직금 포함)', '월급 4,000,000원'],
    ['연봉 4,200만원 (퇴직금 별도) 실수령액', '월급 3,500,000원'],
    ['월급 300만원 정도', '월급 3,000,000원'],
    ['시급 12,500원 (주휴수당 별도)', '시급 12,500원'],
    ['월급 280만원 세전, 수습 3개월 90%', '월급 2,800,000원'],
    ['월 280만원, 식대 포함', '월급 2,800,000원'],
    ['안녕하세요. 연봉 4,200만원(퇴직금 별도)으로 제안드립니다', '월급 3,500,000원'],
    ['급여: 시급 11,000원', '시급 11,000원'],
    ['주5일 하루 8시간 시급 11,000원', '시급 11,000원'],
    ['시급 11,000원 주 5일 (일 8시간)', '시급 11,000원'],
    ['시급 11,000원, 주 40시간', '시급 11,000원'],
    ['시급 11,000원, 제주 3일', '시급 11,000원'],
    ['시급 11,000원, 주 5회', '시급 11,000원'],
    ['시급 11,000원 09:00~18:00', '시급 11,000원'],
    ['시급 11,000원 오전 9시~오후 6시', '시급 11,000원'],
    ['시급 11,000원, 평일 8시간', '시급 11,000원'],
    ['급여: 월 280만원, 주5일 40시간, 4대보험', '월급 2,800,000원'],
    ['시급 10,320원 주 5일 40시간 (주휴수당 별도)', '시급 10,320원'],
    ['연봉 4000만원 / 주5일 40시간 / 수습 3개월', '월급 3,333,333원'],
    ['시급 11,000원 월~금 40시간', '시급 11,000원'],
    ['연봉 3,600만원 (주 5일 40시간, 주말근무 없음)', '월급 3,000,000원'],
    ['월급 300만원, 주말 근무 없음', '월급 3,000,000원'],
    ['월급 300만원, 주말근무 X', '월급 3,000,000원'],
    ['월급 300만원, 4대보험 가입', '월급 3,000,000원'],
    ['월급 300만원, 부양가족 없음', '월급 3,000,000원'],
    // Terms that are like those which a question cannot say.
    ...[
      ...['부양가족 1명', '부양가족 1인', '부양가족 본인', '부양가족 본인 1명', '부양가족 1명(본인)'],
      ...['부양가족: 없음', '부양가족 0명', '자녀 없음', '자녀 0명', '자녀 학자금 지원', '배우자 건강검진', '1인 가족'],
      ...['주 2회 재택근무', '주 1회 휴무', '휴무 주 2회', '주 1회 회식', '재택근무 주 2일'],
      ...['(포괄임금, 고정연장 월 20시간 포함)', '(연장근로 월 10시간)', '월 20시간 연장수당 포함'],
      ...['점심시간 12:00~13:00', '(휴게시간 12:00~13:00, 09:00~18:00)', '(점심 12시~1시)', '코어타임 11:00~16:00'],
      ...['사업소득 아님', '프리랜서 아님', '3.3% 공제 없음', '3.3% 아님', '사업소득자 아님'],
      ...[
        '토요일 휴무',
        '토·일요일 휴무',
        '토요일 근무 없음',
        '주말 출근 X',
        '휴일근무수당 별도',
        '휴일 근무 수당 별도',
        '주말 출근 금지',
        '휴일 근무 시 수당 별도',
        '평일 근무',
        '주 5일 근무',
      ],
      ...['격주 재택근무', '격주 수요일 재택', '격주 지급', '격주 회의'],
      ...['10:00~16:00 코어타임', '시차출퇴근제(08:00~10:00)', '(출근 8시~10시)', '면접 13:00~15:00'],
    ].map((term) => [`월급 300만원, ${term}`, '월급 3,000,000원'] as const),
    ['annual salary about 42,000,000', 'monthly pay 3,500,000'],
    ['hourly wage about 12,000', 'hourly pay 12,000'],
  ] as const)('%s is no plain amount of one, and asks for the amount that is meant: %s', (text, question) => {
    expect(readIntents(text, context)[0]).toEqual({ kind: 'unclearAmount', question });
    expect(kinds(text)).not.toContain('pay');
    expect(kinds(question)).toContain('pay');
  });

  it.each([
    '월급 1',
    '월급 55.000',
    '연봉 55.000',
    '월급 99999',
    '연봉 0.00001',
    '월급 1만원',
    '월급 20,000원',
    '연봉 4,000~5,000만원',
    '연봉 협상 가능',
    '시급 12,384원 (주휴수당 포함)',
    '시급 21',
    '시급 50',
    '월급 12,500원 (식대 별도)',
    '연봉 48억 (퇴직금 별도)',
    '월급 세후 300만원',
    '월급 300만원 실수령',
    'monthly pay 3,000,000 take-home pay',
    '식대 월 20만원',
    '월세 월 50만원',
    '월 280만원, 3개월 후 300만원',
    '세전 1,499만원',
    ...['월 30만원 적금', '월 50만원 저축', '월 20만원 이자', '월 1만원 구독', '월 30만원 (보험료)'],
    // What a question cannot say.
    '월급 300만원 3.3% 공제',
    '월급 300만원 (3.3 % 공제)',
    '프리랜서 월급 300만원',
    '월급 300만원, 4대보험 미가입',
    'monthly pay 3,000,000 (freelance)',
    '시급 10320 주 20시간',
    '시급 11,000원, 주당 20시간',
    '시급 11,000원, 주 5~6일',
    '주 3일 하루 5시간 시급 11000원',
    '주 5일 하루 8시간 30분 시급 11000원',
    '시급 11,000원, 1일 6시간',
    ...['월급 300만원 4대보험 없음', '월급 300만원 4대보험 제외', '월급 300만원 4대보험 X', '월급 300만원 사업소득'],
    ...['연봉 4000만원 부양가족 3명', '연봉 4000만원, 부양가족 3인', '연봉 4000만원 (가족 4명)'],
    ...['연봉 4000만원 4인 가족', '연봉 4000만원 자녀 2명', '월급 300만원 자녀 1명', '연봉 5000만원 배우자'],
    ...['연봉 5000만원 비과세 없음', '연봉 5000만원 식대 없음', '월급 300만원 식대 제외'],
    ...['시급 10320원 주휴 없음', '시급 10320원 주휴수당 없음', '시급 10320원 주휴수당 X'],
    ...['시급 10,320원 주 2회', '시급 10,320원 주2~3회', '시급 10320원 월 60시간', '시급 10320원 주말 알바'],
    ...['시급 10,320원 10:00~15:00', '시급 10,320원 10시~15시', '시급 10,320원 (09:00~13:00)'],
    ...['시급 10,320원 / 평일 4시간', '시급 10,320원 (월~금 4시간)', '시급 10,320원 오후 6시~오후 11시'],
    ...['부양가족 본인 포함 3명', '부양가족: 3명', '부양가족 10명', '부양가족 본인, 자녀 2명'].map(
      (term) => `월급 300만원, ${term}`,
    ),
    ...['부양가족 배우자', '배우자 있음', '자녀: 2명', '자녀가 1명', '주 2회 근무', '주 3회 하루 4시간'].map(
      (term) => `월급 300만원, ${term}`,
    ),
    ...['시급 10,320원 (휴게시간 12:00~13:00, 09:00~15:00)', '시급 10,320원 10:00~15:00 (점심 제공)'],
    ...['시급 10,320원 주 5일 4시간', '시급 10,320원 (월~금 20시간)', '시급 10,320원 주말 근무'],
    ...['비과세 포함', '비과세 20만원 포함 아님', '격주 토 4시간', '격주 토요일 근무', '토요일 격주근무'].map(
      (term) => `월급 300만원, ${term}`,
    ),
    ...[
      '월 1회 토요일 근무',
      '토요일 오전 근무',
      '일요일 출근',
      '토요일 월 2회',
      '주말근무 월 1회',
      '휴일근무 월 2회',
      '월~토 근무',
    ].map((term) => `월급 300만원, ${term}`),
    // The pay of a month or of a year.
    '급여: 4,800만원',
  ])('%s is no pay at all', (text) => {
    expect(kinds(text).filter((kind) => kind === 'pay' || kind === 'unclearAmount')).toEqual([]);
  });

  it('has a positive result for any amount, or no reading', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom('월급', '연봉'), (amount, word) => {
        for (const intent of readIntents(`${word} ${amount}원`, context)) {
          if (intent.kind === 'pay') expect(intent.net).toBeGreaterThan(0n);
        }
      }),
    );
  });

  it('has the same result as the calculator', () => {
    // The example of takeHome: 3,000,000 won in July 2026.
    expect(only('월급 300만', 'pay', { ...context, today: { year: 2026, month: 7, day: 1 } }).net).toBe(2_665_440n);
  });

  it.each(['연봉', '연봉 1,5', '월급 0', '연봉 협상', '월급 1조', '월급 실수령 300만', '월급 세후 300만'])(
    '%s is refused',
    (text) => {
      expect(kinds(text)).not.toContain('pay');
    },
  );

  it('is not answered for a year whose rates are not known', () => {
    const later = { ...context, today: { year: 2030, month: 1, day: 1 } };
    expect(kinds('월급 300만', later)).not.toContain('pay');
  });
});

describe('an hourly wage', () => {
  it.each([
    ['시급 10030', 10_030n],
    ['시급 1만원', 10_000n],
    ['시급 10320원 실수령액', 10_320n],
    ['12,000 hourly wage', 12_000n],
  ])('%s has the take-home pay of a full week', (text, amount) => {
    const found = only(text, 'pay');
    expect(found).toMatchObject({ period: 'hour', amount });
    // 209 hours.
    expect(found.net).toBeGreaterThan(amount * 170n);
    expect(found.net).toBeLessThan(amount * 210n);
  });

  it.each(['시급 0.01', '시급 협상', '시급 999'])('%s is none', (text) => {
    expect(kinds(text)).toEqual(['text']);
  });
});

describe('a height and a weight', () => {
  it.each([
    ['키 175 몸무게 70', '175', '70', '22.9'],
    ['키 175cm, 몸무게 70kg', '175cm', '70kg', '22.9'],
    ['키: 1.75m / 체중: 70.5 kg', '1.75m', '70.5 kg', '23.0'],
    ['height 175 weight 70', '175', '70', '22.9'],
    ['175cm 70kg', '175cm', '70kg', '22.9'],
    ['175 cm / 70 kg', '175 cm', '70 kg', '22.9'],
    ['70kg 175cm', '175', '70', '22.9'],
    ['1.75m, 70kg', '1.75m', '70kg', '22.9'],
    [`5'10" 160lb`, '177.8', '72.57', '22.96'],
    ['5ft 10in 160 lbs', '177.8', '72.57', '22.96'],
    ["160 pounds 5'10", '177.8', '72.57', '22.96'],
  ])('%s', (text, height, weight, bmi) => {
    expect(only(text, 'bodySize')).toEqual({ kind: 'bodySize', height, weight, bmi });
  });

  it.each([
    '175 70',
    '키 175',
    '키 0 몸무게 70',
    '키 1.7.5 몸무게 70',
    '키 175 몸무게 9999',
    '175cm 70',
    "5'10 160",
    '70kg 80kg',
    '70kg 5cm',
  ])('%s is none', (text) => {
    expect(kinds(text)).not.toContain('bodySize');
  });
});

describe('the number of an article', () => {
  it.each([
    ['8801234567893', '8801234567893', 'EAN13'],
    ['978-0-306-40615-7', '9780306406157', 'EAN13'],
    ['ISBN: 978 0 306 40615 7', '9780306406157', 'EAN13'],
    ['036000291452', '036000291452', 'UPC'],
    ['96385074', '96385074', 'EAN8'],
    ['10036000291459', '10036000291459', 'ITF14'],
    ['바코드 8801234567893', '8801234567893', 'EAN13'],
    ['Barcode ISBN 978-0-306-40615-7', '9780306406157', 'EAN13'],
  ])('%s', (text, digits, format) => {
    expect(only(text, 'barcode')).toEqual({ kind: 'barcode', text: digits, format });
  });

  it.each(['8801234567890', '880-1234567893', '123456', '00000000', '978-0-306-40615-', '010-1234-5678'])(
    '%s is none',
    (text) => {
      expect(kinds(text)).not.toContain('barcode');
    },
  );
});

describe('a mark at the end', () => {
  it.each([
    '오늘부터 100일',
    '100 days from today',
    '350만 원 부가세',
    'VAT 30,000',
    '0.5 ETH',
    '1이더는 몇 웨이',
    '1 btc to sats',
    'How old 1990-05-15',
    '1990년 5월 15일 나이',
    '12월 25일까지 며칠 남았어',
    '26.11.25',
    '2026. 3. 1.',
    '연봉 5천만 원',
    '연봉 5000',
    '월급 300만원 실수령액은',
    '키 170 몸무게 65',
    '바코드 8801234567893',
  ])('is no part of the question: %s', (text) => {
    const asked = (given: string) => readIntents(given, context).filter(({ kind }) => kind !== 'text');
    expect(asked(text)).not.toEqual([]);
    for (const end of ['.', '?', '!', '. ', ' ?', '?!', '。', '？', '！'])
      expect(asked(text + end)).toEqual(asked(text));
  });

  it('stays in content, which people do not type', () => {
    expect(kinds('350.')).toEqual(['text']);
    expect(kinds('?')).toEqual(['text']);
    expect(only('https://example.com/?', 'link').text).toBe('https://example.com/?');
    expect(only('qr 안녕하세요.', 'qrText').text).toBe('안녕하세요.');
    const address = 'bitcoin:tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx?';
    expect(only(address, 'address').text).toBe(address);
  });

  it('asks for the take-home pay', () => {
    for (const pay of ['실수령', '실수령액', 'take-home pay'])
      for (const end of ['?', '？', '?.', '？.', ' ？']) expect(kinds(`월급 300만원 ${pay}${end}`)).toContain('pay');
    for (const end of ['', '.']) expect(kinds(`월급 300만원 실수령${end}`)).not.toContain('pay');
  });
});

describe('content', () => {
  it.each<readonly [string, readonly IntentKind[]]>([
    ['{"a":1}', ['json', 'text']],
    ['[1,\n2]', ['json', 'text']],
    ['8.8.8.8', ['ip', 'text']],
    ['2001:db8::1', ['ip', 'text']],
    ['https://example.com/a?b=1', ['link', 'text']],
    ['WIFI:S:a;;', ['qrContent', 'text']],
    ['WIFI:T:WPA;S:이름;P:pass word;;', ['qrContent', 'text']],
    ['mailto:a@example.com', ['qrContent', 'text']],
    ['tel:+821012345678', ['qrContent', 'text']],
    ['BEGIN:VCARD\nFN:a\nEND:VCARD', ['qrContent', 'list', 'text']],
    ['wifi', ['text']],
    ['tel: me', ['text']],
    ['3,000,000원', ['won', 'text']],
    ['a\nb\n\nc', ['list', 'text']],
    ['hello world', ['text']],
    ['1,5', ['text']],
    ['3000000', ['text']],
    ['  ', []],
  ])('%j', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it.each([
    ['ip 8.8.8.8', { kind: 'ip', text: '8.8.8.8', network: 'public' }],
    ['아이피 주소 192.168.0.1', { kind: 'ip', text: '192.168.0.1', network: 'private' }],
    ['qr https://example.com/qr', { kind: 'link', text: 'https://example.com/qr' }],
    ['QR코드 example.com/a', { kind: 'link', text: 'example.com/a' }],
    ['qr code: WIFI:S:a;;', { kind: 'qrContent', text: 'WIFI:S:a;;' }],
    ['큐알 www.example.com', { kind: 'link', text: 'www.example.com' }],
    ['https://example.com/qr', { kind: 'link', text: 'https://example.com/qr' }],
    ['example.com', { kind: 'text', text: 'example.com' }],
    ['qr 안녕하세요', { kind: 'qrText', text: '안녕하세요' }],
    ['qr 1000원', { kind: 'qrText', text: '1000원' }],
    ['qr', { kind: 'text', text: 'qr' }],
    ['qr코드', { kind: 'text', text: 'qr코드' }],
    ['qr:', { kind: 'text', text: 'qr:' }],
    ['qr ::', { kind: 'text', text: 'qr ::' }],
    ['qr code: code of conduct', { kind: 'qrText', text: 'code of conduct' }],
    ['qr code:BEGIN:VCARD\nFN:a\nEND:VCARD', { kind: 'qrContent', text: 'BEGIN:VCARD\nFN:a\nEND:VCARD' }],
    ['qr.com/a', { kind: 'text', text: 'qr.com/a' }],
  ])('%j is read without the word for its tool', (text, expected) => {
    expect(readIntents(text, context)[0]).toEqual(expected);
  });

  it.each([
    ...[
      'qr 코드',
      'QR코드 만들기',
      'qr 생성',
      'qr 생성기',
      'qr 만들기',
      '큐알 코드',
      'QR 코드 생성기',
      '큐알  코드 만들기',
    ],
    ...['qr code', 'qr generator', 'QR code maker', 'qr: code generator'],
  ])('%s is a name of the tool and no text for it', (text) => {
    expect(kinds(text)).toEqual(['text']);
  });

  it.each(['QR 코드 사용 안내\n1. 카메라를 켜세요.', 'qr\n안녕하세요', 'QR code:\nnot only for links'])(
    '%j keeps its beginning',
    (text) => {
      expect(kinds(text)).toEqual(['list', 'text']);
    },
  );

  it('is all that a text too long for a question can be', () => {
    expect(kinds('300000 vat'.padStart(MAX_QUESTION_UNITS, '0'))).toContain('vat');
    expect(kinds('300000 vat'.padStart(MAX_QUESTION_UNITS + 1, '0'))).toEqual(['text']);
    expect(kinds(`https://example.com/${'a'.repeat(1_000)}`)).toEqual(['link', 'text']);
    expect(kinds(`https://example.com/${'a'.repeat(2_000)}`)).toEqual(['text']);
  });

  it('judges a very long text that looks like JSON by its brackets', () => {
    const blanks = ' '.repeat(1_000_000);
    expect(only(`[${blanks},]`, 'json').valid).toBe(true);
    expect(kinds(`[${blanks},`)).toEqual(['text']);
  });

  it('distinguishes broken JSON from valid JSON', () => {
    expect(only('{"a":1}', 'json').valid).toBe(true);
    expect(only('{"a":1,}', 'json').valid).toBe(false);
  });

  it('keeps the text as it was, and reads any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const found = readIntents(text, context);
        if (text.trim() === '') expect(found).toEqual([]);
        else expect(found.at(-1)).toEqual({ kind: 'text', text });
      }),
    );
  });

  it('takes time linear in the length of a question', () => {
    for (const text of ['1 '.repeat(100), '2026-03-01 '.repeat(18), `${' '.repeat(150)}x`, '9'.repeat(200)]) {
      // A busy machine interrupts some runs; what takes too long does so in each.
      const runs = Array.from({ length: 10 }, () => {
        const start = performance.now();
        readIntents(text, context);
        return performance.now() - start;
      });
      expect(Math.min(...runs)).toBeLessThan(100);
    }
  });
});
