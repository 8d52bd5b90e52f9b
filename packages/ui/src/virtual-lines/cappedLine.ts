/** A line longer than this is not rendered whole: one minified file on one line would freeze the page. */
export const MAX_RENDERED_CHARACTERS = 10_000;

export type CappedLine = {
  readonly shown: string;
  /** The number of omitted UTF-16 units. */
  readonly hidden: number;
};

/** The start of a line, never ending inside a surrogate pair. */
export function cappedLine(line: string, max = MAX_RENDERED_CHARACTERS): CappedLine {
  if (line.length <= max) return { shown: line, hidden: 0 };
  const last = line.charCodeAt(max - 1);
  const end = last >= 0xd800 && last <= 0xdbff ? max - 1 : max;
  return { shown: line.slice(0, end), hidden: line.length - end };
}
