import type { BothSides } from './bothSides.ts';

/** The names in a patch of texts without a file name. */
export const FILE_NAMES: BothSides<string> = { left: 'original.txt', right: 'changed.txt' };
