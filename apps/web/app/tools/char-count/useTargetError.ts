import { parseTargetLength } from '@toolbox/core/text';
import { useFailureText } from '../../i18n/useFailureText.ts';

/** Why a target length is refused; nothing while it is blank or fine. */
export function useTargetError(target: string): string | undefined {
  const failureText = useFailureText();
  if (target.trim() === '') return undefined;
  const parsed = parseTargetLength(target);
  return parsed.ok ? undefined : failureText(parsed.failure);
}
