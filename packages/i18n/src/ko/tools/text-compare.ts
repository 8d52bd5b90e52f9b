import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: '텍스트 비교 – 두 글의 다른 부분 찾기',
  description: '두 글을 한 줄씩 비교해 다른 부분을 찾아 드려요.',
  also: '문서 비교, 다른 부분, diff, difference, 문장 비교, 글 비교, 차이점',
} as const satisfies ToolMetadata;

export const messages = {
  left: '원래 글',
  right: '바뀐 글',
} as const;

export const late = () => import('../late/text-compare.ts');
