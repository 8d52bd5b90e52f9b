import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';

const useWork = lazyModule(() => import('./targetWork.ts'));

/** Why a target length is refused; nothing while it is blank or fine. */
export function useTargetError(target: string): string | undefined {
  const t = useMessages('char-count');
  const work = useWork();
  const failureText = useFailureText();
  if (target.trim() === '') return undefined;
  const parsed = work?.parseTargetLength(target, t('target'));
  return parsed?.ok === false ? failureText(parsed.failure) : undefined;
}
