import type { InsuranceLine } from '@toolbox/core/salary';
import { useMessages } from '../../i18n/useMessages.ts';
import { formatPercent } from './formatSalary.ts';

/** Describes the rate of an insurance: that of long-term care applies to the health insurance, not to the pay. */
export function useRateText(): (id: InsuranceLine['id'], rate: InsuranceLine['employeePercent']) => string {
  const t = useMessages('salary-calculator/late', 'insurance');
  return (id, rate) => t(id === 'longTermCare' ? 'ofHealth' : 'percent', { percent: formatPercent(rate) });
}
