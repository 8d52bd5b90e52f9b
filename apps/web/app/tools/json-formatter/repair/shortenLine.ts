import type { MarkedLines } from '@toolbox/core/diff';

/** Unchanged text on each side of a change. */
const REACH = 40;
/** A line that is not longer in either version is shown as it is. */
const MAX_WHOLE_LINE = 300;
/** A longer change is shown by its start and its end. */
const MAX_CHANGE = 200;
/** Changes of one line, which may be the whole document, with the text between them. */
const MAX_SPANS = 11;

/** A stretch of a line, which both versions have or in which they differ. */
type Span = { readonly left: string; readonly right: string; readonly changed: boolean };

/** The parts of both versions side by side. Each side is split where the other one is, so that both are cut alike. */
function spansOf({ left, right }: MarkedLines): readonly Span[] {
  const spans: Span[] = [];
  let [leftIndex, rightIndex] = [0, 0];
  /** How much of the current part, if it is unchanged, has been taken. */
  let [leftDone, rightDone] = [0, 0];
  while (leftIndex < left.length || rightIndex < right.length) {
    const leftPart = left[leftIndex];
    const rightPart = right[rightIndex];
    if (leftPart?.changed === false && rightPart?.changed === false) {
      const length = Math.min(leftPart.text.length - leftDone, rightPart.text.length - rightDone);
      const text = leftPart.text.slice(leftDone, leftDone + length);
      spans.push({ left: text, right: text, changed: false });
      [leftDone, rightDone] = [leftDone + length, rightDone + length];
      if (leftDone === leftPart.text.length) [leftIndex, leftDone] = [leftIndex + 1, 0];
      if (rightDone === rightPart.text.length) [rightIndex, rightDone] = [rightIndex + 1, 0];
    } else {
      const isLeft = leftPart !== undefined && (leftPart.changed || rightPart === undefined);
      const isRight = rightPart !== undefined && (rightPart.changed || leftPart === undefined);
      const [lost, gained] = [
        isLeft ? leftPart.text.slice(leftDone) : '',
        isRight ? rightPart.text.slice(rightDone) : '',
      ];
      spans.push({ left: lost, right: gained, changed: true });
      if (isLeft) [leftIndex, leftDone] = [leftIndex + 1, 0];
      if (isRight) [rightIndex, rightDone] = [rightIndex + 1, 0];
    }
  }
  return spans;
}

function lengthOf(parts: MarkedLines['left']): number {
  return parts.reduce((sum, { text }) => sum + text.length, 0);
}

/** Without the halves of characters at the cuts. */
function shortened(text: string, head: number, tail: number): string {
  if (text.length <= head + tail + 1) return text;
  const start = text.slice(0, head).replace(/[\ud800-\udbff]$/, '');
  return `${start}…${text.slice(text.length - tail).replace(/^[\udc00-\udfff]/, '')}`;
}

/**
 * Shortens two versions of a long line to what changes, with some text around each change. A version that only gains or
 * only loses text is cut at the same places as the other.
 *
 * @example shortenLine(markWords('{"a":1,}', '{"a":1}')).right // the whole line
 */
export function shortenLine(lines: MarkedLines): MarkedLines {
  if (Math.max(lengthOf(lines.left), lengthOf(lines.right)) <= MAX_WHOLE_LINE) return lines;
  const spans = spansOf(lines);
  const last = spans.length - 1;
  const shown = spans.slice(0, MAX_SPANS).map(({ left, right, changed }, index) => {
    const head = changed ? MAX_CHANGE / 2 : index === 0 ? 0 : REACH;
    const tail = changed ? MAX_CHANGE / 2 : index === last ? 0 : REACH;
    return { left: shortened(left, head, tail), right: shortened(right, head, tail), changed };
  });
  if (spans.length > MAX_SPANS) shown.push({ left: '…', right: '…', changed: false });
  const side = (of: 'left' | 'right') =>
    shown.map((span) => ({ text: span[of], changed: span.changed })).filter(({ text }) => text !== '');
  return { left: side('left'), right: side('right') };
}
