import { parseTargetLength } from '@toolbox/core/text';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** Why a target length is refused; nothing while it is blank or fine. */
export function useTargetError(target: string): string | undefined {
  const t = useMessages('char-count');
  const failureText = useFailureText();
  if (target.trim() === '') return undefined;
  const parsed = parseTargetLength(target, t('target'));
  return parsed.ok ? undefined : failureText(parsed.failure);
}
