import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: '코드 비교 – diff와 패치 만들기',
  description: '두 소스 코드에서 다른 줄을 찾아 드려요. 패치로 저장할 수도 있어요.',
  also: '소스 비교, 변경점, diff, patch, source',
} as const satisfies ToolMetadata;

export const messages = {
  left: '원래 코드',
  right: '바뀐 코드',
} as const;

export const late = () => import('../late/code-compare.ts');
