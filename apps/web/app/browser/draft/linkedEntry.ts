import { isRecord } from '@toolbox/core/validate';
import type { DraftEntry, DraftSpec } from './drafts.ts';
import { isChosen } from './isChosen.ts';

/** Whether a linked value contains anything typed. */
export function hasTyped(value: unknown, allowed: unknown): boolean {
  if (!isRecord(value)) return !isChosen(value, allowed);
  const rules = isRecord(allowed) ? allowed : {};
  return Object.entries(value).some(([name, field]) => !isChosen(field, rules[name]));
}

type OpenedLink = {
  /** The draft before the link was opened. */
  readonly before: DraftEntry;
  /** The draft with the values of the link; undefined if it has none for this draft. */
  readonly linked: DraftEntry;
  /** Whether the link carries typed values. */
  readonly withInputs: boolean;
};

/**
 * A draft after a link to its tool was opened. A link omits initial values, so what it omits is reset: otherwise its
 * result would depend on the options that are set here. A link that carries options only leaves what was typed.
 */
export function linkedEntry({ before, linked, withInputs }: OpenedLink, { initial, allowed }: DraftSpec): DraftEntry {
  if (withInputs) return linked;
  if (before === undefined) return linked;
  if (!isRecord(before.value) || !isRecord(initial)) {
    return linked !== undefined || isChosen(before.value, allowed) ? linked : before;
  }
  const rules = isRecord(allowed) ? allowed : {};
  const options = isRecord(linked?.value) ? linked.value : initial;
  const typed = Object.entries(before.value).filter(([name, field]) => !isChosen(field, rules[name]));
  return { value: { ...options, ...Object.fromEntries(typed) } };
}
