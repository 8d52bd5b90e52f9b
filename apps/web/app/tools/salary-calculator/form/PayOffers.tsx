import { groupDecimal } from '@toolbox/i18n/format/groupDecimal';
import { undoable } from '../../../browser/undo/undoable.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useWon } from '../../../i18n/useWon.ts';
import { withOffers } from '../../../parts/offers/withOffers.tsx';
import type { SalaryFormState } from './useSalaryForm.ts';

type PayOffersProps = {
  /** Why the pay is rejected. */
  readonly message: string;
  readonly state: SalaryFormState;
  /** The id of the field. */
  readonly field: string;
};

/** The error of the pay, with a button for each pay that it may mean. */
export default function PayOffers({ message, state, field }: PayOffersProps) {
  const t = useMessages('salary-calculator/late');
  const won = useWon();
  const { form, set, payOffers } = state;
  const named = payOffers.map((offer) => {
    const amount = groupDecimal(offer.amount);
    const kind = offer.weeklyHolidayIncluded === false ? 'withHoliday' : offer.payType;
    const name = kind === form.payType ? amount : t(`payMeant.use.${kind}`, { amount: won(amount) });
    return { name, take: () => undoable('replaced', () => set(offer)) };
  });
  return withOffers(message, named, field);
}
