// Separate from the code that reads drafts, because every page looks for the mark and few URLs have it.

/** What a URL fragment with drafts starts with; a mail gateway that rewrites links may encode the equals sign. */
export const DRAFT_MARK = /^#with(?:=|%3[Dd])/;

/** Whether a fragment contains drafts; others are anchors in the page. */
export function isDraftFragment(hash: string): boolean {
  return DRAFT_MARK.test(hash);
}
