import type { Failure } from '@toolbox/core';
import { isOtherCurrency } from '@toolbox/core/validate';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/**
 * Describes the failure of a field of a trade form. The formulas fit any currency, so a field in `won` that refuses one
 * says how to enter it.
 */
export function useTradeFailureText(): (failure: Failure | undefined, unit?: 'won') => string | undefined {
  const failureText = useFailureText();
  const t = useMessages('trade');
  return (failure, unit) => {
    const text = failureText(failure);
    const isMoney = unit === 'won' && failure?.code === 'number.wrongUnit' && isOtherCurrency(failure.facts.unit);
    return text !== undefined && isMoney ? `${text} ${t('otherCurrency')}` : text;
  };
}
