import { convertIdentifiers, type IdentifierCase } from './convertIdentifiers.ts';
import { convertProse, type ProseCase } from './convertProse.ts';

export type TextCase = ProseCase | IdentifierCase;

export type ConvertCaseOptions = {
  /** Words a title keeps in lower case, see `parseExceptionWords`. None by default. */
  readonly exceptions?: ReadonlySet<string>;
  /**
   * Leave words of capitals as they are in `lower`, `title` and `sentence`: at least two capitals and no small letter.
   * Without effect where the whole text has no small letter. Off by default; an exception goes before.
   */
  readonly keepAcronyms?: boolean;
  /** Leave web and mail addresses as they are in all but the identifier cases. Off by default. */
  readonly keepLinks?: boolean;
};

function isIdentifierCase(to: TextCase): to is IdentifierCase {
  return to !== 'upper' && to !== 'lower' && to !== 'title' && to !== 'sentence' && to !== 'alternating';
}

/**
 * Changes the case of a text. The mapping is Unicode's and knows no locale; the text is composed (NFC) first.
 *
 * - `title` lowers everything, then capitalises each word except the exceptions. A word starts after white space or
 *   an opening bracket or quote; exceptions compare without the punctuation around them and stay low also in first place.
 * - `sentence` lowers everything, then capitalises at the start of the text and after `.`, `!` or `?` followed by
 *   white space, behind opening brackets and quotes.
 * - `alternating` starts small and changes at each letter that has case.
 * - `camel`, `pascal`, `snake`, `kebab`, `constant`, `dot` make one name of each line.
 *
 * Text without case, such as Korean, passes through the prose cases unchanged. Linear in the length of the text.
 *
 * @example convertCase("don't STOP (the music)", 'title', { exceptions: new Set(['the']) }) // "Don't Stop (the Music)"
 */
export function convertCase(
  text: string,
  to: TextCase,
  { exceptions = new Set(), keepAcronyms = false, keepLinks = false }: ConvertCaseOptions = {},
): string {
  const composed = text.normalize('NFC');
  const converted = isIdentifierCase(to)
    ? convertIdentifiers(composed, to)
    : convertProse(composed, to, { exceptions, keepAcronyms, keepLinks });
  return converted.normalize('NFC');
}
