import type { Failure } from '@toolbox/core';
import { MAX_TEXT_GRAPHEMES } from '@toolbox/core/validate';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';

export type TextLimit = {
  /** How much of the limit is used, for the foot of the field. */
  readonly count: string;
  /** Why the result waits; blank text is no failure, its result is only empty. */
  readonly failure: Failure | undefined;
};

const useWork = lazyModule(() => import('./textLimitWork.ts'));

/** Holds a text to the length that the short text tools take, counted as a person counts. Nothing is ever cut. */
export function useTextLimit(text: string): TextLimit {
  const t = useMessages('common');
  const work = useWork();
  const used = useMemo(() => work?.countGraphemes(text, work.segmenter) ?? 0, [work, text]);
  const parsed = useMemo(() => work?.parseText(text, { segmenter: work.segmenter }), [work, text]);
  return {
    count: t('document.charactersOfMax', { count: formatWhole(used), max: formatWhole(MAX_TEXT_GRAPHEMES) }),
    failure: parsed?.ok === false && parsed.failure.code !== 'text.blank' ? parsed.failure : undefined,
  };
}
