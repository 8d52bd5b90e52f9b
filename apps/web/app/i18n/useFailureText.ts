import type { Failure } from '@toolbox/core';
import { describeFailure, hasMessages, isLanguage, loadMessages } from '@toolbox/i18n';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Describes a failure in the language of the page; undefined for undefined, so that it fits a field's `error`.
 *
 * The messages are not critical: they are fetched after the page is shown, and an earlier failure is described as
 * soon as they arrive.
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
