import type { Failure } from '@toolbox/core';
import { MAX_TEXT_GRAPHEMES } from '@toolbox/core/validate';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';

export type TextLimit = {
  /** How much of the limit is used, for the footer of the field. */
  readonly count: string;
  /** Why there is no result; blank text is not a failure, its result is empty. */
  readonly failure: Failure | undefined;
};

const useCounting = lazyModule(() => import('./textCounting.ts'));

/** Limits a text to the maximum length of the short text tools, in graphemes. The text is never truncated. */
export function useTextLimit(text: string): TextLimit {
  const t = useMessages('common');
  const counting = useCounting();
  const used = useMemo(() => counting?.countGraphemes(text, counting.segmenter) ?? 0, [counting, text]);
  const parsed = useMemo(() => counting?.parseText(text, { segmenter: counting.segmenter }), [counting, text]);
  return {
    count: t('document.charactersOfMax', { count: formatWhole(used), max: formatWhole(MAX_TEXT_GRAPHEMES) }),
    failure: parsed?.ok === false && parsed.failure.code !== 'text.blank' ? parsed.failure : undefined,
  };
}
