import type { BothSides } from './bothSides.ts';

/** What a patch calls texts that have no names of their own. */
export const FILE_NAMES: BothSides<string> = { left: 'original.txt', right: 'changed.txt' };
