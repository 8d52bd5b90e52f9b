import { payMeant } from '@toolbox/core/salary';
import { useMessages } from '../../i18n/useMessages.ts';
import { useWon } from '../../i18n/useWon.ts';
import type { Calculated } from './calculation.ts';

/**
 * One line below Calculate: the estimated take-home pay and its method. For a pay that is unusual for its period, the
 * line asks for a check instead, because the estimate of a year's pay as that of a month would look credible; so it
 * does where the deductions are more than the pay.
 */
export default function Estimate({ estimate }: { readonly estimate: Calculated }) {
  const t = useMessages('salary-calculator/late');
  const won = useWon();
  const { amount, payType } = estimate.input;
  if (payMeant(amount, payType)) return t(`estimates.unusual.${payType}`);
  if (estimate.result.net < 0n) return t('estimates.negative');
  return t(`estimates.${estimate.result.way}`, { amount: won(estimate.result.net), percent: estimate.flatPercent });
}
