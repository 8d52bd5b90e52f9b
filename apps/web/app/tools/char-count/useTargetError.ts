import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useCounting } from './useCounting.ts';

/** The error of a target length; undefined if it is blank or valid. */
export function useTargetError(target: string): string | undefined {
  const t = useMessages('char-count');
  const counting = useCounting();
  const failureText = useFailureText();
  if (target.trim() === '') return undefined;
  const parsed = counting?.parseTargetLength(target, t('target'));
  return parsed?.ok === false ? failureText(parsed.failure) : undefined;
}
