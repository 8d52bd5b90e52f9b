import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: '텍스트 가나다순 정렬 – 중복 줄 제거',
  description: '목록을 가나다순이나 숫자순으로 정렬하고 중복을 지워 드려요.',
  also: '가나다순, 목록 정렬, 중복 제거, sort lines, dedupe, alphabetical, 오름차순, 내림차순, 알파벳순, 중복 삭제, 줄 정렬',
} as const satisfies ToolMetadata;

export const messages = {
  text: '목록',
  textHint: '정렬할 항목을 입력하거나 파일을 끌어다 놓아 주세요. 10MB까지 정렬할 수 있어요.',
  delimiter: '항목을 나누는 기호',
  delimiters: { comma: '쉼표', space: '공백', commaSpace: '쉼표와 공백', newline: '줄바꿈', semicolon: '세미콜론' },
  order: '순서',
  orders: { asc: '오름차순', desc: '내림차순', reverse: '거꾸로', shuffle: '섞기' },
  orderHint: '‘거꾸로’와 ‘섞기’는 항목을 비교하지 않고 입력한 순서만 바꿔요.',
  by: '비교 기준',
  bys: { text: '가나다순', length: '길이순' },
  natural: '숫자는 크기로 비교하기',
  naturalHint: '2가 10보다 앞에 와요.',
  duplicates: '중복 항목',
  duplicateRules: { keep: '그대로 두기', exact: '지우기', ignoreCase: '대소문자 무시하고 지우기' },
  again: '다시 섞기',
  empty: '목록을 입력하면 정렬한 결과가 나타나요.',
  noItems: '정렬할 항목이 없어요.',
  working: '정렬하고 있어요',
  sorted: '정렬한 목록',
  items: '항목',
  summary: '항목 {{count}}개',
  summaryRemoved: '항목 {{count}}개, 지운 중복 {{removed}}개',
  dropped: '중복된 항목',
  droppedTimes: '{{count}}번',
  droppedLimited: '중복된 항목 {{count}}가지 가운데 처음 {{shown}}가지만 표시해요.',
} as const;

export const late = () => import('../late/text-sorter.ts');
