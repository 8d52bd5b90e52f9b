import type { ToolHead } from '../../toolHead.ts';

export const head = {
  description: '두 글을 줄마다 견주어 다른 곳을 보여 줘요.',
  also: '차이, 문서 비교, 다른 부분, diff, difference',
} as const satisfies ToolHead;

export const messages = {
  left: '원래 글',
  right: '바뀐 글',
} as const;
