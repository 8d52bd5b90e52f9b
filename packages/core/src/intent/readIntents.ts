import type { Intent, IntentContext } from './intent.ts';
import { readAddress } from './readAddress.ts';
import { readContent } from './readContent.ts';
import { readDates } from './readDates.ts';
import { readEther } from './readEther.ts';
import { readPay } from './readPay.ts';
import { readVat } from './readVat.ts';

/** A question is a line; whatever is longer is content. */
const MAX_QUESTION_UNITS = 200;

/**
 * The one reader of what somebody may want with a text: a short question (`300만 부가세`, `2026-03-01 100 days`,
 * `1 eth wei`), or content that was pasted.
 *
 * - Every number and date is read by the reader of the tool that it is meant for, so that what a tool refuses, such as
 *   `1,5`, is no intent either.
 * - The most telling intent comes first, `text` last; blank text has none.
 * - Texts in the intents are as given; nothing is cut.
 *
 * @example readIntents('300만 부가세', context)[0] // { kind: 'vat', amount: 3000000 }
 */
export function readIntents(text: string, context: IntentContext): readonly Intent[] {
  const question = text.normalize('NFC').trim();
  if (question === '') return [];
  const asked =
    question.length > MAX_QUESTION_UNITS
      ? []
      : [
          readVat(question),
          readPay(question, context),
          readDates(question, context),
          readEther(question),
          readAddress(question),
        ].filter((intent) => intent !== undefined);
  return [...asked, ...readContent(text)];
}
