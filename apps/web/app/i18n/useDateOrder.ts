import type { DateOrder } from '@toolbox/core/dates/form';
import { usePageLanguage } from './usePageLanguage.ts';

/** Whether the readers of the page write 5/15/1990. */
export function useDateOrder(): DateOrder {
  return usePageLanguage() === 'en' ? 'monthFirst' : 'yearFirst';
}
