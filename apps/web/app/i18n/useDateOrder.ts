import type { DateOrder } from '@toolbox/core/dates';
import { useTranslation } from 'react-i18next';

/** Whether the readers of the page write 5/15/1990. */
export function useDateOrder(): DateOrder {
  return useTranslation().i18n.language === 'en' ? 'monthFirst' : 'yearFirst';
}
