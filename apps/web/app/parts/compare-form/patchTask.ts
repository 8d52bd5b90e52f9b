import { createPatch } from '@toolbox/core/diff';
import type { BothSides } from './bothSides.ts';

export type PatchRequest = BothSides<string> & { readonly names: BothSides<string> };

/** The unified patch of two texts; in an object, since one that is empty is an answer too. */
export function* patchTask({ left, right, names }: PatchRequest): Generator<number, { readonly patch: string }> {
  yield 0;
  return { patch: createPatch(left, right, { leftName: names.left, rightName: names.right }) };
}
