import type { ToolHead } from '../../toolHead.ts';

export const head = {
  description: '두 소스 코드의 다른 줄을 찾고 패치로 저장해요.',
  also: '소스 비교, 변경점, diff, patch, source',
} as const satisfies ToolHead;

export const messages = {
  left: '원래 코드',
  right: '바뀐 코드',
} as const;
