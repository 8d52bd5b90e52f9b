import { formatWon } from '@toolbox/i18n/format/formatWon';
import { usePageLanguage } from './usePageLanguage.ts';

/** Formats amounts of won in the language of the page. */
export function useWon(): (amount: bigint | string) => string {
  const language = usePageLanguage();
  return (amount) => formatWon(amount, language);
}
