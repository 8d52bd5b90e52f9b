import { longSecret } from '../address/secrets/longSecret.ts';
import { INVISIBLE } from '../validate/plainCharacters.ts';
import type { Intent, IntentContext } from './intent.ts';
import { readAddress } from './readAddress.ts';
import { readBarcode } from './readBarcode.ts';
import { readBitcoin } from './readBitcoin.ts';
import { readBodySize } from './readBodySize.ts';
import { readContent } from './readContent.ts';
import { readDates } from './readDates.ts';
import { readEther } from './readEther.ts';
import { readPay } from './readPay.ts';
import { readVat } from './readVat.ts';

/**
 * The maximum length of a question, in UTF-16 code units: `readIntents` reads no question in a longer text, but warns
 * of the secret of a wallet there too.
 */
export const MAX_QUESTION_UNITS = 200;

/**
 * The marks at the end of a question. Dictation and the double space of phones end a text with a full stop. A question
 * mark after the word for take-home pay is kept, because there it decides whether the text is a question.
 */
const END_MARKS = /(?:[\s.!。！]|(?<!(?:실수령액?|take[- ]home(?: pay)?) ?)[?？])+$/iu;

/**
 * A key or a phrase in a longer text, which may contain hashes, runs of letters and the words of a wallet for many
 * reasons.
 */
function readSecret(text: string): Intent<'address'> | undefined {
  const guess = longSecret(text);
  return guess && { kind: 'address', text, guess, checksum: undefined, hazard: undefined };
}

/**
 * Recognizes what a text may be for: a short question (`300만 부가세`, `2026-03-01 100 days`, `1 eth wei`), or content
 * that was pasted.
 *
 * - Every number and date is parsed by the parser of its tool, so that text which a tool rejects, such as `1,5`, is
 *   not an intent either.
 * - The most specific intent comes first, `text` last; blank text has none.
 * - A private key and a seed phrase are an `address` in a text longer than a question as well, up to 2,000 units.
 * - A full stop, a question mark or an exclamation mark at the end is left out of a question, but not out of an
 *   address or other content.
 * - Invisible characters in a question, and around content, are ignored.
 * - Texts in the intents are never truncated.
 *
 * @example
 * const context = { today: { year: 2026, month: 11, day: 20 }, dateOrder: 'yearFirst' } as const;
 * readIntents('300만 부가세', context)[0] // { kind: 'vat', amount: 3000000, … }
 */
export function readIntents(text: string, context: IntentContext): readonly Intent[] {
  const whole = text.replace(INVISIBLE, '').normalize('NFC').trim();
  if (text.trim() === '') return [];
  const isLong = whole.length > MAX_QUESTION_UNITS;
  const question = isLong ? whole : whole.replace(END_MARKS, '');
  const asked = isLong
    ? [readSecret(question)]
    : [
        readVat(question),
        readPay(question, context),
        ...readDates(question, context),
        readBodySize(question),
        readEther(question),
        readBitcoin(question),
        readAddress(whole),
        readBarcode(question),
      ];
  return [...asked.filter((intent) => intent !== undefined), ...readContent(text)];
}
