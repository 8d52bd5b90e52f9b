import { composed } from '../composed.ts';
import { convertIdentifiers, type IdentifierCase } from './convertIdentifiers.ts';
import { convertProse, type ProseCase } from './convertProse.ts';

/** A case to convert to: of prose or of identifiers. */
export type TextCase = ProseCase | IdentifierCase;

/** Words to leave as they are. Exceptions are in lowercase. */
export type ConvertCaseOptions = {
  /** Words that a title keeps in lowercase, see `parseExceptionWords`. None by default. */
  readonly exceptions?: ReadonlySet<string>;
  /**
   * Keep acronyms in `lower`, `title` and `sentence`: words of at least two capitals and no small letter, but for
   * the s of `PDFs` and `NASA's`; also as part of a joined word, `US-based`. No effect where the whole text has no
   * small letter. Off by default; exception words take precedence.
   */
  readonly keepAcronyms?: boolean;
  /** Keep web and email addresses, also without a scheme, unchanged in all but the identifier cases. Off by default. */
  readonly keepLinks?: boolean;
};

function isIdentifierCase(to: TextCase): to is IdentifierCase {
  return to !== 'upper' && to !== 'lower' && to !== 'title' && to !== 'sentence' && to !== 'alternating';
}

/**
 * Changes the case of a text. The mapping is that of Unicode, independent of the locale; the text is composed (NFC)
 * first.
 *
 * - `title` lowers everything, then capitalizes each word except the exceptions. A word starts after whitespace or an
 *   opening bracket or quote; exceptions are compared without the punctuation around them and stay in lowercase even in
 *   first position.
 * - `sentence` lowers everything, then capitalizes at the start of the text and after `.`, `!` or `?` followed by
 *   whitespace, after opening brackets, quotes, other marks and the number of a list item.
 * - `alternating` starts in lowercase and alternates at each letter that has case.
 * - `camel`, `pascal`, `snake`, `kebab`, `constant`, `dot` make one identifier of each line, or of each name in a line
 *   that lists names, `user_id, created_at`.
 *
 * Text without case, such as Korean, is unchanged by the prose cases. Linear in the length of the text.
 *
 * @example convertCase("don't STOP (the music)", 'title', { exceptions: new Set(['the']) }) // "Don't Stop (the Music)"
 */
export function convertCase(
  text: string,
  to: TextCase,
  { exceptions = new Set(), keepAcronyms = false, keepLinks = false }: ConvertCaseOptions = {},
): string {
  const given = composed(text);
  const converted = isIdentifierCase(to)
    ? convertIdentifiers(given, to)
    : convertProse(given, to, { exceptions, keepAcronyms, keepLinks });
  return composed(converted);
}
