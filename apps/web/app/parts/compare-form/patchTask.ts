import { createPatch } from '@toolbox/core/diff';
import { defineTask, type TaskSteps } from '../../worker/defineTask.ts';
import type { BothSides } from './bothSides.ts';

export type PatchRequest = BothSides<string> & { readonly names: BothSides<string> };

function* patchSteps({ left, right, names }: PatchRequest): TaskSteps<{ readonly patch: string }> {
  yield 0;
  return { patch: createPatch(left, right, { leftName: names.left, rightName: names.right }) };
}

/** Creates the unified patch of two texts; wrapped in an object, because an empty patch is a result too. */
export const patchTask = defineTask({ name: 'compare-form/patchTask', inlineUnits: 20_000, run: patchSteps });
