import { AppError } from '../../data/appError.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';

const HANGUL = /[\uac00-\ud7a3]/;

/** Says a failed call in the language of the page: what the server said where it speaks that language, else our own words. */
export function useCallErrorText(): (error: unknown) => string {
  const t = useMessages('errors', 'calls');
  const failureText = useFailureText();
  const isKorean = usePageLanguage() === 'ko';

  return (error) => {
    if (!(error instanceof AppError)) return t('failed');
    const { words, message, retryAfterSeconds, failure } = error.facts;
    if (failure !== undefined) return failureText(failure) ?? t('failed');
    if (message !== undefined && HANGUL.test(message) === isKorean) return message;
    return words === 'rateLimitSeconds' ? t(words, { seconds: retryAfterSeconds ?? 0 }) : t(words);
  };
}
