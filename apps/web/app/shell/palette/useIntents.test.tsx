import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { toolEntries } from '../../testing/toolEntries.ts';
import { useIsQuestion } from './useIntents.ts';

// The rates of the pay are those of a known year.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25) }));
afterEach(() => vi.useRealTimers());

const QUESTIONS = [
  ...['연봉 5000만', '시급 10320', '부가세 1,100,000원', '월급 300', 'VAT 110,000', 'annual salary 50M'],
  ...['100 days from today', '1990-05-15 나이', '175cm 70kg', '30 gwei'],
  ...['ip 8.8.8.8', '아이피 8.8.8.8', '8.8.8.8 ip', '바코드 8801234567893', 'qr https://example.com/'],
];
const CONTENTS = [
  ...['', 'json', '부가세', '나이', 'vat', '3,000,000원', '8.8.8.8', ' 8.8.8.8 ', '[1, 2]', 'https://example.com/'],
  ...['2001:DB8::1', ' a\nb '],
];
const QR_NAMES = [
  'qr',
  'qr 코드',
  'QR코드 만들기',
  'qr 생성',
  '큐알 코드',
  'qr code',
  'qr generator',
  'qr:',
  'qr wifi',
];

describe.each(LANGUAGES)('a question in %s', (language) => {
  async function areQuestions(texts: readonly string[], findsNone = false) {
    let asked: readonly string[] = [];
    function Verdict() {
      const isQuestion = useIsQuestion();
      asked = texts.filter((text) => isQuestion(text, { findsNone }));
      return null;
    }
    await renderView(Verdict, 'palette', language);
    return asked;
  }

  it.each([true, false])('has an answer, whether the search finds no tool or one: %s', async (findsNone) => {
    expect(await areQuestions(QUESTIONS, findsNone)).toEqual(QUESTIONS);
  });

  it.each([true, false])('is no content, whether the search finds no tool or one: %s', async (findsNone) => {
    expect(await areQuestions(CONTENTS, findsNone)).toEqual([]);
  });

  it('is what follows qr, unless it is more of the name of a tool', async () => {
    expect(await areQuestions(['qr 안녕하세요'], true)).toEqual(['qr 안녕하세요']);
    expect(await areQuestions(QR_NAMES)).toEqual([]);
  });

  it('is no name of a tool', async () => {
    const entries = await toolEntries(language);
    const names = entries.flatMap(({ label, also }) => [label, ...also.split(',')]);
    expect(await areQuestions(names)).toEqual([]);
  });
});
