import { undoable } from '../undo/undoable.ts';
import { draftSpecs, drafts } from './drafts.ts';
import { isBelieved } from './isBelieved.ts';
import { leaveDraft } from './keepDrafts.ts';

type Entry = { readonly value: unknown } | undefined;

/** A field that only comes with another choice has come by then. */
const PATIENCE_MS = 1500;
const LOOK_AGAIN_MS = 30;

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Of a form only the fields that are told change; the others stand at their first values. */
function whole(value: unknown, sample: unknown): unknown {
  return isFields(value) && isFields(sample) && !Object.hasOwn(value, '__proto__') ? { ...sample, ...value } : value;
}

/**
 * Puts values into the drafts of the tool that is shown: all of them, or none where one of them is not believed by the
 * rules for stored drafts. One undo takes them all back.
 *
 * Fields come with the choices that show them, so what is not asked for yet is waited for a moment; what is still not
 * asked for then is left in the storage, and judged when it is.
 *
 * @param fill values by the name of the draft, without the tool
 * @returns whether they were taken
 */
export async function deliverDrafts(tool: string, fill: Readonly<Record<string, unknown>>): Promise<boolean> {
  const waiting = new Map(Object.entries(fill).map(([name, value]) => [`${tool}.${name}`, value]));
  const before = new Map<string, Entry>();
  const after = new Map<string, Entry>();
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const known = [...waiting].flatMap(([key, value]) => {
      const spec = draftSpecs.get(key);
      return spec === undefined ? [] : [{ key, spec, value: whole(value, spec.initial ?? spec.like) }];
    });
    if (!known.every(({ value, spec }) => isBelieved(value, spec))) {
      drafts.change(before);
      return false;
    }
    for (const { key, value } of known) {
      before.set(key, drafts.has(key) ? { value: drafts.get(key, undefined) } : undefined);
      after.set(key, { value });
      waiting.delete(key);
    }
    if (known.length > 0) drafts.change(known.map(({ key, value }) => [key, { value }] as const));
    if (waiting.size === 0 || performance.now() > end) break;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  if (after.size === 0) return false;
  for (const [key, value] of waiting) leaveDraft(key, value);
  // Shown in one go already; said again as one action, so that one undo takes all of it back.
  drafts.change(before);
  undoable('replaced', () => drafts.change(after));
  return true;
}
