import { isRecord } from '@toolbox/core/validate';
import { undoable } from '../undo/undoable.ts';
import { storeDraft } from './draftStorage.ts';
import { type DraftEntry, draftSpecs, drafts } from './drafts.ts';
import { isValidDraft } from './isValidDraft.ts';
import { hasTyped, linkedEntry } from './linkedEntry.ts';

/** A field that appears only with another choice has appeared by then. */
const TIMEOUT_MS = 1500;
const POLL_INTERVAL_MS = 30;

function current(key: string): DraftEntry {
  return drafts.has(key) ? { value: drafts.get(key, undefined) } : undefined;
}

/** Of a form only the given fields change; the others keep their initial values, not those of the sample of a draft. */
function whole(value: unknown, sample: unknown): unknown {
  return isRecord(value) && isRecord(sample) && !Object.hasOwn(value, '__proto__') ? { ...sample, ...value } : value;
}

/**
 * Sets drafts of the current tool: all of them, or none if one of them violates the rules for stored drafts. A single
 * undo reverts them all.
 *
 * Fields appear with the choices that show them, so the function waits a moment for drafts that are not registered
 * yet; those still missing then are left in the storage and validated when they are read.
 *
 * @param fill values by draft name, without the tool's id
 * @param isLink whether the values come from a link, which omits initial values: what it omits is reset
 * @returns whether they were accepted
 */
export async function fillDrafts(
  tool: string,
  fill: Readonly<Record<string, unknown>>,
  { isLink = false } = {},
): Promise<boolean> {
  const waiting = new Map(Object.entries(fill).map(([name, value]) => [`${tool}.${name}`, value]));
  const before = new Map<string, DraftEntry>();
  const after = new Map<string, DraftEntry>();
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const known = [...waiting].flatMap(([key, value]) => {
      const spec = draftSpecs.get(key);
      return spec === undefined ? [] : [{ key, spec, value: whole(value, spec.initial ?? spec.like) }];
    });
    if (!known.every(({ value, spec }) => isValidDraft(value, spec))) {
      drafts.change(before);
      return false;
    }
    for (const { key, value } of known) {
      before.set(key, current(key));
      after.set(key, { value });
      waiting.delete(key);
    }
    if (known.length > 0) drafts.change(known.map(({ key, value }) => [key, { value }] as const));
    if (waiting.size === 0 || performance.now() > end) break;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  if (after.size === 0) return false;
  for (const [key, value] of waiting) storeDraft(key, value);
  if (isLink) {
    const withInputs = Object.entries(fill).some(([name, value]) =>
      hasTyped(value, draftSpecs.get(`${tool}.${name}`)?.allowed),
    );
    for (const [key, spec] of draftSpecs) {
      if (!key.startsWith(`${tool}.`) || ((spec.isSecret || spec.isPersonal) && !after.has(key))) continue;
      if (!before.has(key)) before.set(key, current(key));
      after.set(key, linkedEntry(before.get(key), after.get(key), spec, withInputs));
    }
  }
  // Already shown in one update; recorded again as one action, so that one undo reverts all of it.
  drafts.change(before);
  undoable('replaced', () => drafts.change(after));
  return true;
}
