import type { Rates } from '@toolbox/core/salary';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { useMessages } from '../../i18n/useMessages.ts';

/** What a row of the tables of rates says, in words. */
export function useRateValue(): (id: keyof Rates, rates: Rates) => string {
  const t = useMessages('salary-calculator');

  return (id, { pension, pensionLimits, health, healthLimits, care, employment, minimumWage }) => {
    switch (id) {
      case 'pension':
        return t('rates.eachSide', { percent: pension.sharePercent });
      case 'pensionLimits':
        return t('rates.range', { min: formatWhole(pensionLimits.minBase), max: formatWhole(pensionLimits.maxBase) });
      case 'health':
        return t('rates.bothSides', { percent: health.totalPercent });
      case 'healthLimits':
        return t('rates.range', { min: formatWhole(healthLimits.minTotal), max: formatWhole(healthLimits.maxTotal) });
      case 'care':
        return t('insurance.ofHealth', { percent: care.publishedPercent });
      case 'employment':
        return t('rates.eachSide', { percent: employment.sharePercent });
      case 'minimumWage':
        return t('hourlyWon', { amount: formatWhole(minimumWage.hourly) });
    }
  };
}
