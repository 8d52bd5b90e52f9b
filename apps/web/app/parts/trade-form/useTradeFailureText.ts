import type { Failure } from '@toolbox/core';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** Marks of money other than won. */
const CURRENCY = /^(?:(?:us)?\$|usd[tc]?|dollars?|달러|불|[€¥£]|eur|jpy|gbp|cny|엔|유로|위안)$/iu;

/**
 * Describes the failure of a field of a trade form. The formulas fit any currency, so a field in `won` that refuses one
 * says how to enter it.
 */
export function useTradeFailureText(): (failure: Failure | undefined, unit?: 'won') => string | undefined {
  const failureText = useFailureText();
  const t = useMessages('trade');
  return (failure, unit) => {
    const text = failureText(failure);
    const isMoney = unit === 'won' && failure?.code === 'number.wrongUnit' && CURRENCY.test(failure.facts.unit);
    return text !== undefined && isMoney ? `${text} ${t('otherCurrency')}` : text;
  };
}
