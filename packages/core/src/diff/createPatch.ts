import { formatPatch, type StructuredPatchHunk } from 'diff';
import { alignKeys } from './alignKeys.ts';
import { lineKeys } from './lineKeys.ts';

/** Unchanged lines around each change, as most tools write them. */
export const PATCH_CONTEXT_LINES = 3;

/** The names in the head of a patch, and how many equal lines surround a change. */
export type CreatePatchOptions = {
  /** The names of the two files in the head of the patch; the same name twice for two versions of one file. */
  readonly leftName: string;
  readonly rightName: string;
  /** {@link PATCH_CONTEXT_LINES} by default. */
  readonly context?: number;
};

type Step = { readonly sign: ' ' | '-' | '+'; readonly line: string };

const NO_NEWLINE = '\\ No newline at end of file';

/** Lines as in patches: each includes its line feed, and a CR before it is content. */
function patchLines(text: string): readonly string[] {
  return text.match(/[^\n]+\n?|\n/g) ?? [];
}

function stepsBetween(left: readonly string[], right: readonly string[]): readonly Step[] {
  const known = new Map<string, number>();
  const { partners } = alignKeys(lineKeys(left, {}, known), lineKeys(right, {}, known));
  const steps: Step[] = [];
  let next = 0;
  const addUpTo = (place: number): void => {
    for (const line of right.slice(next, place)) steps.push({ sign: '+', line });
    next = place;
  };
  // Added lines wait for the next common line, so that the removed ones come before them.
  for (const [index, line] of left.entries()) {
    const partner = partners[index] as number;
    if (partner >= 0) {
      addUpTo(partner);
      next += 1;
    }
    steps.push({ sign: partner >= 0 ? ' ' : '-', line });
  }
  addUpTo(right.length);
  return steps;
}

/** Groups steps into hunks: changes with their context, joined where the contexts meet. */
function hunksOf(steps: readonly Step[], context: number): StructuredPatchHunk[] {
  const hunks: StructuredPatchHunk[] = [];
  const changes = Array.from(steps.keys()).filter((index) => steps[index]?.sign !== ' ');
  let oldLine = 1;
  let newLine = 1;
  let position = 0;
  for (let first = 0; first < changes.length; ) {
    let last = first;
    while ((changes[last + 1] ?? Number.POSITIVE_INFINITY) - (changes[last] as number) <= 2 * context + 1) last += 1;
    const start = Math.max(0, (changes[first] as number) - context);
    const end = Math.min(steps.length, (changes[last] as number) + context + 1);
    oldLine += start - position;
    newLine += start - position;
    const hunk = { oldStart: oldLine, newStart: newLine, oldLines: 0, newLines: 0, lines: [] as string[] };
    for (const { sign, line } of steps.slice(start, end)) {
      if (sign !== '+') hunk.oldLines += 1;
      if (sign !== '-') hunk.newLines += 1;
      if (line.endsWith('\n')) hunk.lines.push(sign + line.slice(0, -1));
      else hunk.lines.push(sign + line, NO_NEWLINE);
    }
    hunks.push(hunk);
    oldLine += hunk.oldLines;
    newLine += hunk.newLines;
    position = end;
    first = last + 1;
  }
  return hunks;
}

/** A name that both versions have gets the prefixes of git, which `git apply` and `patch -p1` remove. */
function namesOf(left: string, right: string): readonly [string, string] {
  if (left !== right) return [left, right];
  const name = left.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
  return [`a/${name}`, `b/${name}`];
}

/** Ends the names with blanks with a tab: without it, only a part of the name is read. */
function withNameEnds(patch: string): string {
  const end = patch.indexOf('\n@@');
  return patch.slice(0, end).replace(/^(?:---|\+\+\+) [^"\n ]+ [^"\n]*$/gm, '$&\t') + patch.slice(end);
}

/**
 * Writes the unified patch that turns the left text into the right one; empty where they are equal.
 *
 * Exact: no rule is applied, CR belongs to the line, and a missing final line feed is marked. Applying the patch to
 * the left text gives the right text, character for character.
 *
 * Where both names are equal, they get the prefixes `a/` and `b/`, so that `git apply` and `patch -p1` find the file;
 * `\` in them becomes `/`. Different names stay as they are.
 *
 * @see POSIX diff, unified output format
 * @example
 * createPatch('a\n', 'b\n', { leftName: 'a.txt', rightName: 'b.txt' })
 * // '--- a.txt\n+++ b.txt\n@@ -1,1 +1,1 @@\n-a\n+b\n'
 */
export function createPatch(
  left: string,
  right: string,
  { leftName, rightName, context = PATCH_CONTEXT_LINES }: CreatePatchOptions,
): string {
  const hunks = hunksOf(stepsBetween(patchLines(left), patchLines(right)), context);
  if (hunks.length === 0) return '';
  const [oldFileName, newFileName] = namesOf(leftName, rightName);
  const names = { oldFileName, newFileName, oldHeader: undefined, newHeader: undefined };
  const options = { includeIndex: false, includeUnderline: false, includeFileHeaders: true };
  return withNameEnds(formatPatch({ ...names, hunks }, options));
}
