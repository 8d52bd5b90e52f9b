import { describe, expect, it } from 'vitest';
import { toolEntries } from '../../testing/toolEntries.ts';
import { relatedEntries } from './relatedEntries.ts';

async function related(language: 'ko' | 'en', query: string) {
  return relatedEntries(await toolEntries(language), query, 8).map(({ item }) => item);
}

describe('relatedEntries', () => {
  it.each([
    ['ko', 'json 고장', ['json-formatter']],
    ['ko', 'json고장', ['json-formatter']],
    ['ko', '메뉴판 qr', ['qr-generator']],
    ['ko', '바코드 여러개', ['barcode-generator']],
    // The most words.
    ['ko', 'qr 코드 여러 장', ['qr-generator']],
    ['ko', '나이 궁합', ['age-calculator']],
    ['en', 'broken JSON', ['json-formatter']],
    ['en', 'sheet of barcodes', ['barcode-generator']],
    ['en', 'several QR codes', ['qr-generator']],
  ] as const)('in %s, %s is about %j', async (language, query, expected) => {
    expect(await related(language, query)).toEqual(expected);
  });

  it.each(['ko', 'en'] as const)('knows no tool for what has only words of any tool, in %s', async (language) => {
    const queries = [
      ...['', ' ', '비밀번호 생성기', 'password generator', 'unit calculator mortgage', 'image compress', 'pdf viewer'],
      ...['사진 압축', '만 원', '맞춤법 검사', '환율 계산기', 'world time', '무료', 'how to cook'],
      'a long text with the word json in it',
    ];
    for (const query of queries) expect(await related(language, query)).toEqual([]);
  });

  it('keeps to the limit', async () => {
    expect(relatedEntries(await toolEntries('ko'), '텍스트 번역', 1)).toHaveLength(1);
  });
});
