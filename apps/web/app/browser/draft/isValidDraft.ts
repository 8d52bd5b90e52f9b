import type { DraftSpec } from './drafts.ts';
import { isLike } from './isLike.ts';

/** Whether an untrusted value is valid for a draft: it has the shape of the initial value and is allowed. */
export function isValidDraft(value: unknown, { initial, like, allowed }: DraftSpec): boolean {
  return isLike(value, initial ?? like, allowed);
}
