import { writeDrafts } from '../browser/draft/draftStorage.ts';
import { draftSpecs, drafts } from '../browser/draft/drafts.ts';

/** Writes the drafts and returns the keys of changed ones that a reload would lose. */
export function lostDrafts(): readonly string[] {
  writeDrafts();
  const changed = [...drafts.all()].filter(([key, value]) => value !== draftSpecs.get(key)?.initial);
  return changed.map(([key]) => key).filter((key) => sessionStorage.getItem(`draft.${key}`) === null);
}
