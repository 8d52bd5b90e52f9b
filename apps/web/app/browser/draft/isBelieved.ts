import type { DraftSpec } from './drafts.ts';
import { isLike } from './isLike.ts';

/** Whether a value that came from outside of the page may stand in a draft: shaped like its first one, and allowed. */
export function isBelieved(value: unknown, { initial, like, allowed }: DraftSpec): boolean {
  return isLike(value, initial ?? like, allowed);
}
