import type { Failure } from '@toolbox/core';
import { describeFailure, hasMessages, isLanguage, loadMessages } from '@toolbox/i18n';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Says a failure in the language of the page; nothing for nothing, so that it fits a field's `error`.
 *
 * The sentences are not part of what a page needs to be shown: they are fetched once it is, and a failure that is quicker
 * than that gets its words as soon as they are there.
 */
export function useFailureText(): (failure: Failure | undefined) => string | undefined {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const ready = isLanguage(language) && hasMessages(i18n, language, 'errors');
  useEffect(() => {
    // Without a network the field still says that it is invalid; the next failure tries again.
    if (!ready && isLanguage(language)) loadMessages(i18n, language, 'errors').catch(() => undefined);
  }, [i18n, language, ready]);
  return (failure) => (failure === undefined || !ready ? undefined : describeFailure(i18n, failure));
}
