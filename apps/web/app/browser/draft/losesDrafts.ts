import { unitsOf } from './draftStorage.ts';
import { draftSpecs, drafts } from './drafts.ts';
import { MAX_DRAFT_UNITS } from './maxDraftUnits.ts';

/** Whether a full page load would lose something typed: a secret, or a text that is too long to be stored. */
export function losesDrafts(): boolean {
  return [...drafts.all()].some(([key, value]) => {
    const spec = draftSpecs.get(key);
    if (spec === undefined || value === spec.initial) return false;
    return spec.isSecret === true || unitsOf(value) > MAX_DRAFT_UNITS;
  });
}
