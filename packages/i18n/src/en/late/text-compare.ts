import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/late/text-compare.ts';
import { hidden } from './hiddenCharacters.ts';

export const messages = {
  hidden,
  example: {
    left: 'The meeting is on Monday, March 2.\nIt takes place in room 3.\nPlease read the notes first.',
    right: 'The meeting is on Tuesday, March 3.\nIt takes place in room 3.\nPlease read and bring the notes.',
  },
} as const satisfies Translated<typeof ko>;
