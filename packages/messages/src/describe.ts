import type { Failure } from '@toolbox/core';
import { errors as en } from '@toolbox/i18n/en/errors';
import { errors as ko } from '@toolbox/i18n/ko/errors';
import { shownFacts } from '@toolbox/i18n/shownFacts';
import { fillIn } from './fillIn.ts';

/** A language that failures are described in. */
export type MessageLanguage = 'ko' | 'en';

const SENTENCES: Readonly<Record<MessageLanguage, Readonly<Record<string, string>>>> = {
  ko: ko.failures,
  en: en.failures,
};

/**
 * Says in a sentence why a value was refused.
 *
 * The sentence is plain text that contains user input: escape it in HTML. Field labels are in it as they were passed to
 * the parser. Korean particles agree with the word before them.
 *
 * @returns the code itself for a failure of a newer `@toolbox/core` that has no sentence here
 * @example
 * const amount = parseVatAmount('0', '금액');
 * !amount.ok && describe(amount.failure, 'ko') // '금액은 0보다 커야 해요.'
 */
export function describe(failure: Failure, language: MessageLanguage): string {
  const { code, facts }: { readonly code: string; readonly facts: Readonly<Record<string, string | number>> } = failure;
  const sentences = SENTENCES[language];
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  return sentence === undefined ? code : fillIn(sentence, shownFacts(facts), language);
}
