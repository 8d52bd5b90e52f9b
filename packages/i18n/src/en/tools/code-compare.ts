import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/code-compare.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'Code compare – diff and patch',
  description: 'Find the lines that differ between two source files and save them as a patch.',
  also: 'diff, patch, source',
} as const satisfies ToolMetadata;

export const messages = {
  left: 'Original code',
  right: 'Changed code',
} as const satisfies Translated<typeof ko>;

export const late = () => import('../late/code-compare.ts');
