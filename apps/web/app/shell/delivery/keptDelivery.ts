import { isRecord } from '@toolbox/core/validate';
import { unitsOf } from '../../browser/draft/draftStorage.ts';
import { MAX_DRAFT_UNITS } from '../../browser/draft/maxDraftUnits.ts';
import type { Fill } from '../../registry/defineIntents.ts';

/** Values for a tool whose page is about to open. */
export type PendingDelivery = {
  readonly tool: string;
  readonly fill: Fill;
  /** It must not be stored. */
  readonly isSecret?: boolean | undefined;
};

/** With the prefix of drafts, so that it is deleted with them. */
const KEY = 'draft.delivery';

/**
 * Stores a delivery for the full page load that follows. What is secret or too large is left out: nothing can be filled
 * in then, and the page says so.
 */
export function keepDelivery({ tool, fill, isSecret }: PendingDelivery): void {
  const isKept = !isSecret && unitsOf(fill) <= MAX_DRAFT_UNITS;
  try {
    // As a list, which keeps the names whose value is undefined.
    sessionStorage.setItem(KEY, JSON.stringify({ tool, values: isKept ? Object.entries(fill) : [] }));
  } catch {
    // The storage may be denied or full: the tool opens as it was left.
  }
}

/** The delivery that an earlier page has stored, which is removed. */
export function takeKeptDelivery(): PendingDelivery | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return undefined;
    sessionStorage.removeItem(KEY);
    const kept: unknown = JSON.parse(text);
    if (!isRecord(kept) || typeof kept['tool'] !== 'string' || !Array.isArray(kept['values'])) return undefined;
    const values = kept['values'].map(([name, value]: [string, unknown]) => [name, value ?? undefined] as const);
    return { tool: kept['tool'], fill: Object.fromEntries(values) };
  } catch {
    return undefined;
  }
}
