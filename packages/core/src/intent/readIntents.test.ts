import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIntents } from './index.ts';
import { context, kinds, only } from './testing/intents.ts';

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

describe('readIntents', () => {
  it('takes words far apart for content', () => {
    expect(kinds(`a${' '.repeat(1900)}b`)).toEqual(['text']);
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
});
