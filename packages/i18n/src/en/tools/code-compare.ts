import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/code-compare.ts';
import type { ToolHead } from '../../toolHead.ts';

export const head = {
  description: 'Find the lines in which two sources differ and save them as a patch.',
  also: 'diff, patch, source',
} as const satisfies ToolHead;

export const messages = {
  left: 'Original code',
  right: 'Changed code',
} as const satisfies Translated<typeof ko>;
