import { isRecord } from '@toolbox/core/validate';
import { undoable } from '../undo/undoable.ts';
import { storeDraft } from './draftStorage.ts';
import { type DraftEntry, type DraftSpec, draftSpecs, drafts } from './drafts.ts';
import { isValidDraft } from './isValidDraft.ts';
import { hasTyped, linkedEntry } from './linkedEntry.ts';

/** The drafts that an action changes, by key. */
type Change = {
  readonly before: Map<string, DraftEntry>;
  readonly after: Map<string, DraftEntry>;
  /** The value that each draft was set to, or had at registration: a draft with another value was changed since. */
  readonly untouched: Map<string, unknown>;
  /** Whether the values come from a link. */
  readonly isLink: boolean;
};

/** The time in which fields that depend on another choice appear. */
const TIMEOUT_MS = 1500;
const POLL_INTERVAL_MS = 30;

function current(key: string): DraftEntry {
  return drafts.has(key) ? { value: drafts.get(key, undefined) } : undefined;
}

/** Completes a form: fields that `value` lacks are taken from `sample`. */
function whole(value: unknown, sample: unknown): unknown {
  return isRecord(value) && isRecord(sample) && !Object.hasOwn(value, '__proto__') ? { ...sample, ...value } : value;
}

/** The values for the fields that are not given: the initial ones, or the current ones of a merged draft. */
function others(key: string, { initial, like, isMerged }: DraftSpec, { isLink }: Pick<Change, 'isLink'>): unknown {
  const first = initial ?? like;
  return isMerged && !isLink ? drafts.get(key, first) : first;
}

/** A draft that is empty at first can be emptied, although no such value is stored. */
function isReset(value: unknown, { initial }: DraftSpec): boolean {
  return value === undefined && initial === undefined;
}

/**
 * Sets those of the waiting drafts that are registered, all or none.
 *
 * @returns whether their values are valid
 */
function setRegistered(waiting: Map<string, unknown>, change: Change): boolean {
  const { before, after, untouched } = change;
  const known = [...waiting].flatMap(([key, value]) => {
    const spec = draftSpecs.get(key);
    return spec === undefined ? [] : [{ key, spec, value: whole(value, others(key, spec, change)) }];
  });
  if (!known.every(({ value, spec }) => isReset(value, spec) || isValidDraft(value, spec))) return false;
  for (const { key, value } of known) {
    before.set(key, current(key));
    after.set(key, { value });
    untouched.set(key, value);
    waiting.delete(key);
  }
  if (known.length > 0) drafts.change(known.map(({ key, value }) => [key, { value }] as const));
  for (const key of draftSpecs.keys()) if (!untouched.has(key)) untouched.set(key, drafts.get(key, undefined));
  return true;
}

/**
 * Sets the waiting drafts as they are registered. Some fields appear only after a choice among the drafts is set.
 *
 * @returns whether there were any, all of them with valid values; those still missing after a moment remain in
 *   `waiting`
 */
async function setAsTheyAppear(waiting: Map<string, unknown>, change: Change): Promise<boolean> {
  const end = performance.now() + TIMEOUT_MS;
  while (setRegistered(waiting, change)) {
    if (waiting.size === 0 || performance.now() > end) return change.after.size > 0;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return false;
}

/** Adds the drafts to a change that a link resets, because it omits initial values. */
function resetOmitted(tool: string, change: Change, { withInputs }: { readonly withInputs: boolean }): void {
  const { before, after, untouched } = change;
  for (const [key, spec] of draftSpecs) {
    if (!key.startsWith(`${tool}.`) || ((spec.isSecret || spec.isPersonal) && !after.has(key))) continue;
    // What was typed while others were awaited stays.
    if (untouched.has(key) && drafts.get(key, undefined) !== untouched.get(key)) continue;
    if (!before.has(key)) before.set(key, current(key));
    after.set(key, linkedEntry({ before: before.get(key), linked: after.get(key), withInputs }, spec));
  }
}

/**
 * Sets drafts of the current tool: all of them, or none if one of them violates the rules for stored drafts. A single
 * undo reverts them all.
 *
 * It waits a moment for drafts that are not registered yet; those still missing then are left in the storage and
 * validated when they are read.
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
  const change: Change = { before: new Map(), after: new Map(), untouched: new Map(), isLink };
  const isAccepted = await setAsTheyAppear(waiting, change);
  const withInputs = Object.entries(fill).some(([name, value]) =>
    hasTyped(value, draftSpecs.get(`${tool}.${name}`)?.allowed),
  );
  if (isAccepted) {
    // Includes what was typed while others were awaited.
    for (const key of change.after.keys()) change.after.set(key, current(key));
    for (const [key, value] of waiting) storeDraft(key, value);
    if (isLink) resetOmitted(tool, change, { withInputs });
  }
  // What was accepted is shown already; it is recorded as one action, so that one undo reverts all of it.
  drafts.change(change.before);
  if (isAccepted) {
    undoable('replaced', () => {
      const specs = [...draftSpecs].flatMap(([key, spec]) => (withInputs && key.startsWith(`${tool}.`) ? [spec] : []));
      const added = specs.map(({ keep }) => keep?.());
      drafts.change(change.after);
      for (const add of added) add?.();
    });
  }
  return isAccepted;
}
