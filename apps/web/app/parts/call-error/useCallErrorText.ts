import { CallError } from '@toolbox/client';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';

const HANGUL = /[\uac00-\ud7a3]/;

/**
 * Describes a failed call in the language of the page: with the server's message if it is in that language, else with
 * our own.
 */
export function useCallErrorText(): (error: unknown) => string {
  const t = useMessages('errors', 'calls');
  const failureText = useFailureText();
  const isKorean = usePageLanguage() === 'ko';

  return (error) => {
    if (!(error instanceof CallError)) return t('failed');
    const { messageKey, message, retryAfterSeconds, failure } = error.facts;
    if (failure !== undefined) return failureText(failure) ?? t('failed');
    if (message !== undefined && HANGUL.test(message) === isKorean) return message;
    return messageKey === 'rateLimitSeconds' ? t(messageKey, { seconds: retryAfterSeconds ?? 0 }) : t(messageKey);
  };
}
