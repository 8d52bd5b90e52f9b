import { useMessages } from '../../i18n/useMessages.ts';
import { useWon } from '../../i18n/useWon.ts';
import type { Calculated } from './formWork.ts';

/** One line above Calculate: the estimated take-home pay and its method. */
export default function Estimate({ estimate }: { readonly estimate: Calculated }) {
  const t = useMessages('salary-calculator/late');
  const won = useWon();
  return t(`estimates.${estimate.result.way}`, { amount: won(estimate.result.net), percent: estimate.flatPercent });
}
