import { fail, ok, type Result } from '../result/index.ts';
import { countBytes } from '../text/index.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** A document over the size limit, in megabytes of 1,048,576 bytes. */
    'text.tooLarge': { readonly maxMegabytes: number };
  }
}

/**
 * The size limit of every tool that takes documents (counter, sorter, keywords, comparisons, JSON), in megabytes of
 * UTF-8. The others have `MAX_TEXT_GRAPHEMES`.
 */
export const MAX_DOCUMENT_MEGABYTES = 10;

const MEGABYTE = 1_048_576;
const MAX_BYTES_PER_UNIT = 3;

/**
 * Checks the size limit of the tools for documents: at most {@link MAX_DOCUMENT_MEGABYTES} of UTF-8
 * (`text.tooLarge`). Blank text is accepted.
 *
 * @param utf8Length the length of a text in UTF-8, in bytes; platforms have a fast way to get it, such as `TextEncoder`
 * @example parseTextSize('short') // { ok: true, value: 'short' }
 */
export function parseTextSize(
  text: string,
  utf8Length: (text: string) => number = (long) => countBytes(long).utf8,
): Result<string> {
  const most = MAX_DOCUMENT_MEGABYTES * MEGABYTE;
  if (text.length * MAX_BYTES_PER_UNIT <= most) return ok(text);
  if (text.length > most || utf8Length(text) > most) {
    return fail('text.tooLarge', { maxMegabytes: MAX_DOCUMENT_MEGABYTES });
  }
  return ok(text);
}
