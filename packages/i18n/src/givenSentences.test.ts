import { expect, it } from 'vitest';
import { createI18n } from './createI18n.ts';
import { allChunks, loadMessages } from './loadMessages.ts';

/** Sentences that the specification gives literally, which the messages repeat letter for letter. */
const GIVEN = {
  ko: [
    '(빈 줄)',
    'API 응답 시간이 초과되었습니다.',
    '개발자 정보',
    '국내 비트코인 가격 데이터를 가져올 수 없습니다.',
    '네트워크 연결을 확인해주세요.',
    '네트워크 오류가 발생했습니다.',
    '데이터를 가져오는 중 오류가 발생했습니다.',
    '백엔드 서버에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.',
    '변환 방향이 올바르지 않습니다.',
    '서버 내부 오류가 발생했습니다.',
    '서버 오류가 발생했습니다.',
    '서버에 연결할 수 없습니다.',
    '서비스가 일시적으로 사용할 수 없습니다.',
    '알 수 없는 오류가 발생했습니다.',
    '올바른 Bitcoin 지갑 주소 형식을 입력하세요.',
    '올바른 Ethereum 지갑 주소 형식을 입력하세요.',
    '요청 시간이 초과되었습니다.',
    '요청 시간이 초과되었습니다. 네트워크 연결을 확인해주세요.',
    '요청을 처리하는 중 오류가 발생했습니다.',
    '요청이 너무 많습니다.',
    '요청한 리소스를 찾을 수 없습니다.',
    '인증이 필요합니다.',
    '입력값이 올바르지 않습니다.',
    '잘못된 요청입니다.',
    '접근 권한이 없습니다.',
    '지갑 주소가 너무 깁니다.',
    '지갑 주소를 입력해주세요.',
    '지원하지 않는 코인 타입입니다.',
    '텍스트는 {{max}}자를 초과할 수 없습니다.',
    '텍스트는 최소 {{min}}자 이상이어야 합니다.',
    '텍스트를 입력해주세요.',
    '해외 비트코인 가격 데이터를 가져올 수 없습니다.',
    '환율 데이터를 가져올 수 없습니다.',
    '{{field, 은/는}} 0이 될 수 없습니다.',
    '{{field, 은/는}} {{min}} 이상이어야 합니다.',
    '{{field, 은/는}} 숫자여야 합니다.',
    '{{field, 은/는}} 음수가 될 수 없습니다.',
    '{{field, 이/가}} 너무 큽니다.',
  ],
  en: [
    'An error occurred during IP lookup. Please try again later.',
    'IP address not found. Please enter a valid IP address.',
    'Message sent successfully!',
    'No real-time whale trades currently available.',
    'No results found',
    'No whale transactions currently being monitored.',
    'Please check again later.',
    'Please enter a valid IP address format. (e.g. {{example}})',
    'Please enter both texts.',
    'Quick Response',
    'Text is too short for meaningful keyword extraction.',
    'The request is invalid',
    'Try searching with different keywords',
  ],
} as const;

const texts = (tree: unknown): readonly string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree ?? {}).flatMap(texts);

it.each(['ko', 'en'] as const)('the messages in %s have the given sentences', async (language) => {
  const i18n = createI18n({ language });
  for (const chunk of await allChunks()) await loadMessages(i18n, language, chunk);
  const messages = texts(i18n.store.data[language]);
  const isKept = (sentence: string) => messages.some((text) => text === sentence || text.startsWith(`${sentence} `));
  expect(GIVEN[language].filter((sentence) => !isKept(sentence))).toEqual([]);
});
