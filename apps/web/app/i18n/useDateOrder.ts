import type { DateOrder } from '@toolbox/core/dates/form';
import { usePageLanguage } from './usePageLanguage.ts';

/** The order of numeric dates in the language of the page: 5/15/1990 in English, 1990. 5. 15. in Korean. */
export function useDateOrder(): DateOrder {
  return usePageLanguage() === 'en' ? 'monthFirst' : 'yearFirst';
}
