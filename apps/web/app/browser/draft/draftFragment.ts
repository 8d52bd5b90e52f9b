// Apart from what reads the drafts: every page looks for the mark, few find it.

/** What a URL fragment with drafts starts with. */
export const DRAFT_MARK = '#with=';

/** Whether a fragment contains drafts; others are anchors in the page. */
export function isDraftFragment(hash: string): boolean {
  return hash.startsWith(DRAFT_MARK);
}
