import type { Failure } from '@toolbox/core';
import { describeFailure } from '@toolbox/i18n';
import { useCallback, useEffect } from 'react';
import { pendingChunk } from './chunks/pendingChunk.ts';
import { useHasChunk } from './chunks/useHasChunk.ts';
import { useI18n } from './useI18n.ts';
import { usePageLanguage } from './usePageLanguage.ts';

/**
 * Describes a failure in the language of the page; undefined for undefined, so that it fits a field's `error`.
 *
 * The messages are not critical: they are fetched after the page is shown, and an earlier failure is described as
 * soon as they arrive. Until they have loaded, an invalid field is not marked; if they fail to load, the next render
 * with a failure loads them again.
 */
export function useFailureText(): (failure: Failure | undefined) => string | undefined {
  const i18n = useI18n();
  const language = usePageLanguage();
  const ready = useHasChunk('errors');
  useEffect(() => {
    if (!ready) void pendingChunk(i18n, language, 'errors');
  }, [i18n, language, ready]);
  return useCallback(
    (failure) => {
      if (failure === undefined) return undefined;
      if (ready) return describeFailure(i18n, failure);
      void pendingChunk(i18n, language, 'errors');
      return undefined;
    },
    [i18n, language, ready],
  );
}
