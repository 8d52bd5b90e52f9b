import type { Failure } from '@toolbox/core';
import { countGraphemes } from '@toolbox/core/text';
import { MAX_TEXT_GRAPHEMES, parseText } from '@toolbox/core/validate';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { useMemo } from 'react';
import { segmenter } from '../../browser/segmenter/segmenter.ts';
import { useMessages } from '../../i18n/useMessages.ts';

export type TextLimit = {
  /** How much of the limit is used, for the foot of the field. */
  readonly count: string;
  /** Why the result waits; blank text is no failure, its result is only empty. */
  readonly failure: Failure | undefined;
};

/** Holds a text to the length that the short text tools take, counted as a person counts. Nothing is ever cut. */
export function useTextLimit(text: string): TextLimit {
  const t = useMessages('common');
  const used = useMemo(() => countGraphemes(text, segmenter), [text]);
  const parsed = useMemo(() => parseText(text, { segmenter }), [text]);
  return {
    count: t('document.charactersOfMax', { count: formatWhole(used), max: formatWhole(MAX_TEXT_GRAPHEMES) }),
    failure: parsed.ok || parsed.failure.code === 'text.blank' ? undefined : parsed.failure,
  };
}
