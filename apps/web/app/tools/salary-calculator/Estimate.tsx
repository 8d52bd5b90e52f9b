import { useMessages } from '../../i18n/useMessages.ts';
import { useWon } from '../../i18n/useWon.ts';
import type { Calculated } from './workOut.ts';

/** One line, before Calculate: what would be left, and in which way that is worked out. */
export default function Estimate({ estimate }: { readonly estimate: Calculated }) {
  const t = useMessages('payroll');
  const won = useWon();
  return t(`estimates.${estimate.result.way}`, { amount: won(estimate.result.net), percent: estimate.flatPercent });
}
