import { acceptedCodeReading, type CodeReading, parseCharCodes, codeReadings as readingsOf } from '@toolbox/core/text';

function decodeKorean(bytes: Uint8Array): string {
  return new TextDecoder('euc-kr').decode(bytes);
}

/** What accepted codes more probably mean. */
export const acceptedReading = (text: string) => acceptedCodeReading(text, decodeKorean);

/** What rejected codes may mean, the most likely first. */
export const codeReadings = (text: string) => readingsOf(text, decodeKorean);

/** A longer text is not read, which would take long with every key. */
const MAX_UNITS = 20_000;
const MAX_SHOWN = 20;
/** No control character, and none without a meaning. */
const PRINTABLE = /^(?:[\t\n\r]|[^\p{Cc}\p{Cn}\p{Co}\p{Cs}])+$/u;
/** What lists of plain numbers are codes of, rather than amounts or a telephone number: ASCII, Hangul and emoji. */
const USUAL = /^(?:[\t\n\r -~\u3131-\u318e\uac00-\ud7a3]|\p{Extended_Pictographic}\ufe0f?|\u200d)+$/u;
const NUMBERS = /^[\d\s,;]+$/u;
/** Words of the letters a to f are hexadecimal codes too, but of no ASCII text. */
const ASCII = /^[\t\n\r -~]{2,}…?$/u;

type CodesInText = Pick<CodeReading, 'codes' | 'shown'>;

/**
 * The codes that a text consists of: two or more, of a printable text. To be offered, not taken without asking.
 *
 * @example codesInText('72 105') // { codes: '72 105', shown: 'Hi' }
 */
export function codesInText(text: string): CodesInText | undefined {
  // An address with percent-encoded letters is a text.
  if (text.length > MAX_UNITS || text.includes('%')) return undefined;
  const decoded = parseCharCodes(text);
  if (!decoded.ok) {
    return codeReadings(text).find(({ kind, shown }) => kind === 'utf8' || (kind === 'hex' && ASCII.test(shown)));
  }
  const bytes = acceptedReading(text);
  if (bytes?.kind === 'utf8') return bytes;
  const characters = Array.from(decoded.value);
  const likely = NUMBERS.test(text) ? USUAL : PRINTABLE;
  if (characters.length < 2 || !likely.test(decoded.value)) return undefined;
  const shown = characters.slice(0, MAX_SHOWN).join('');
  return { codes: text, shown: characters.length > MAX_SHOWN ? `${shown}…` : shown };
}
