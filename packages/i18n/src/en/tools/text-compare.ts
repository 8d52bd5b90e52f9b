import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/text-compare.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'Text compare – find the differences',
  description: 'Compare two texts line by line and see where they differ.',
  also: 'diff, difference, diff checker, text comparison',
} as const satisfies ToolMetadata;

export const messages = {
  left: 'Original text',
  right: 'Changed text',
} as const satisfies Translated<typeof ko>;

export const late = () => import('../late/text-compare.ts');
