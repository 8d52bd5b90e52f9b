import type { DraftSpec } from './drafts.ts';
import { isLike } from './isLike.ts';

/**
 * Whether an untrusted value is valid for a draft: it has the shape of the sample, or else of the initial value, and is
 * allowed. An initial value with an empty list has no sample of an entry, so the sample comes first.
 */
export function isValidDraft(value: unknown, { initial, like, allowed }: DraftSpec): boolean {
  return isLike(value, like ?? initial, allowed);
}
