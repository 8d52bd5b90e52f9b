import { OPENING } from './looseMarks.ts';

/** A line that only `curl -v` writes. */
const TRANSFER = /^(?:[{}] \[\d{1,15} bytes data\]|[<>] (?:HTTP\/|[A-Z]{3,10} \S+ HTTP\/)|\* Connection #\d)/mu;
/** A string, which is kept, or lines that `curl -v` writes beside the body: headers, events and amounts of data. */
const STRING_OR_TRANSFER =
  /"(?:[^"\\]|\\.?)*"?|^(?:[{}] \[\d{1,15} bytes data\]\r?\n|[*<>](?: [^\n]*)?\r?(?:\n|$))/gmsu;
/** A string, or the head of a request or a response before a document. */
const STRING_OR_HEAD =
  /"(?:[^"\\]|\\.?)*"?|^(?:HTTP\/[\d.]{1,5} \d{3}|[A-Z]{3,10} \S+ HTTP\/[\d.]{1,5})[^\n[{]*\n(?:[\w-]+:[^\n]*\n)+(?=\r?\n\s*[[{\uff3b\uff5b])/gmsu;

const keepStrings = (found: string) => (found.startsWith('"') ? found : '');

/**
 * Removes the heads of HTTP requests and responses, as curl and HTTPie write them, because some headers contain JSON
 * that the user does not want. The unchanged text if no body has JSON.
 *
 * @example withoutHttpHeads('HTTP/2 200\nnel: {"max_age":1}\n\n{"id":7}') // '\n{"id":7}'
 */
export function withoutHttpHeads(text: string): string {
  const shown = TRANSFER.test(text) ? text.replace(STRING_OR_TRANSFER, keepStrings) : text;
  const bodies = shown.replace(STRING_OR_HEAD, keepStrings);
  return OPENING.test(bodies) ? bodies : text;
}
