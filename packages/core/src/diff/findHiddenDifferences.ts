import { composed } from '../text/composed.ts';
import { findHiddenCharacters, type HiddenCharacter } from './findHiddenCharacters.ts';
import { splitLines } from './splitLines.ts';

/** The line endings of a text; `none` for a text of one line. */
export type LineEnds = 'none' | 'lf' | 'crlf' | 'cr' | 'mixed';

/** The invisible differences between two texts. */
export type HiddenDifferences = {
  /** The texts differ, but only in normalization and line endings. */
  readonly looksSame: boolean;
  /** At least one line equals a line of the other side only after composition (NFC). */
  readonly normalForm: boolean;
  /** Invisible and similar-looking characters that differ between lines. */
  readonly characters: readonly HiddenCharacter[];
  /** Both sides have line endings, of different kinds. */
  readonly lineEnds: boolean;
  readonly leftLineEnds: LineEnds;
  readonly rightLineEnds: LineEnds;
};

function lineEndsOf(text: string): LineEnds {
  let kind: LineEnds = 'none';
  for (const [end] of text.matchAll(/\r\n|\n|\r/g)) {
    const found = end === '\n' ? 'lf' : end === '\r' ? 'cr' : 'crlf';
    if (kind !== 'none' && kind !== found) return 'mixed';
    kind = found;
  }
  return kind;
}

function isComposed(text: string): boolean {
  return composed(text) === text;
}

function differsInNormalForm(left: readonly string[], right: readonly string[]): boolean {
  const exact = new Set(right);
  const looks = new Set(right.map(composed));
  return left.some((line) => !exact.has(line) && looks.has(composed(line)));
}

/**
 * Finds invisible differences between two texts, so that a page can say why lines that look equal differ, or why
 * another tool disagrees.
 *
 * @example findHiddenDifferences('a\r\nb', 'a\nb').looksSame // true
 */
export function findHiddenDifferences(left: string, right: string): HiddenDifferences {
  const leftLineEnds = lineEndsOf(left);
  const rightLineEnds = lineEndsOf(right);
  const leftLines = splitLines(left);
  const rightLines = splitLines(right);
  const areComposed = isComposed(left) && isComposed(right);
  const hasSameLook =
    leftLines.length === rightLines.length &&
    leftLines.every((line, index) => {
      const other = rightLines[index] as string;
      return line === other || (!areComposed && composed(line) === composed(other));
    });
  return {
    looksSame: left !== right && hasSameLook,
    normalForm: !areComposed && differsInNormalForm(leftLines, rightLines),
    characters: findHiddenCharacters(leftLines, rightLines),
    lineEnds: leftLineEnds !== rightLineEnds && leftLineEnds !== 'none' && rightLineEnds !== 'none',
    leftLineEnds,
    rightLineEnds,
  };
}
