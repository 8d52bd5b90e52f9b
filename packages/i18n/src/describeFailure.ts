import type { Failure } from '@toolbox/core';
import type { i18n as I18n } from 'i18next';
import { shownFacts } from './shownFacts.ts';

/**
 * Says why a value was refused, in the language of the page.
 *
 * @example describeFailure(i18n, parsed.failure)
 */
export function describeFailure(i18n: I18n, failure: Failure): string {
  return i18n.t(`failures.${failure.code}`, { ns: 'errors', ...shownFacts(failure.facts) });
}
