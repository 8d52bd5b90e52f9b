import { useMessages } from '../../i18n/useMessages.ts';
import { OfferNotice } from '../../parts/offers/OfferNotice.tsx';

/** A hint that height and weight seem to be swapped, with a button that swaps them back. */
export default function SwapHint({ onSwap }: { readonly onSwap: () => void }) {
  const t = useMessages('bmi-calculator');
  const common = useMessages('common', 'actions');
  return <OfferNotice text={t('swapped')} action={common('swap')} icon="swap" onAccept={onSwap} />;
}
