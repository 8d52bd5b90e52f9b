import type { Failure } from '@toolbox/core';
import { describeFailure, loadMessages } from '@toolbox/i18n';
import { useCallback, useEffect } from 'react';
import { useHasChunk } from './useHasChunk.ts';
import { useI18n } from './useI18n.ts';
import { usePageLanguage } from './usePageLanguage.ts';

/**
 * Describes a failure in the language of the page; undefined for undefined, so that it fits a field's `error`.
 *
 * The messages are not critical: they are fetched after the page is shown, and an earlier failure is described as
 * soon as they arrive.
 */
export function useFailureText(): (failure: Failure | undefined) => string | undefined {
  const i18n = useI18n();
  const language = usePageLanguage();
  const ready = useHasChunk('errors');
  useEffect(() => {
    // Without a network the field still says that it is invalid; the next failure tries again.
    if (!ready) loadMessages(i18n, language, 'errors').catch(() => undefined);
  }, [i18n, language, ready]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same instance speaks another language
  return useCallback(
    (failure) => (failure === undefined || !ready ? undefined : describeFailure(i18n, failure)),
    [i18n, language, ready],
  );
}
