import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'JSON 포맷터 – 정리·검사·압축',
  description: 'JSON을 값 하나 바꾸지 않고 보기 좋게 정리하고 오류 위치를 짚어 드려요.',
  also: '제이슨, 정리, 들여쓰기, 검사, 압축, pretty print, beautify, minify, validate, 뷰어, JSON 변환, JSON 정렬, 파서, 오류',
} as const satisfies ToolMetadata;

export const messages = {
  source: 'JSON',
  sourceHint: 'JSON을 입력하거나 붙여 넣어 주세요. 파일을 끌어다 놓아도 되고, 10MB까지 다룰 수 있어요.',
  format: '정리하기',
  minify: '압축하기',
  indent: '들여쓰기',
  indents: { two: '2칸', four: '4칸', tab: '탭', none: '압축' },
  sortKeys: '키 정렬',
  sortKeysHint: '모든 객체의 키를 문자 코드 순서로 정렬해요. 배열의 순서는 그대로예요.',
  sortKeysAbout: '키 정렬 설명',
  live: '입력하는 동안 바로 정리돼요',
  empty: 'JSON을 넣으면 보기 좋게 정리해 보여 드려요. 값은 하나도 바뀌지 않아요.',
  lastGood: '오류가 생기기 전의 결과',
  formatted: '정리한 JSON',
  size: '{{lines}}줄, {{size}}',
  spoken: '정리한 JSON {{lines}}줄',
  fault: {
    where: '{{line}}번째 줄 {{column}}번째 칸을 확인해 주세요.',
    place: '{{line}}번째 줄 {{column}}번째 칸',
    position: '위치',
    found: '여기에 있는 문자',
    opened: '닫히지 않은 괄호',
    goTo: '입력에서 보기',
  },
} as const;

export const late = () => import('../late/json-formatter.ts');
