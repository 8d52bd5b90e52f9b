import type { PastedRound, RoundForm, UnreadReason } from '@toolbox/core/trading/form';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useMessages } from '../../i18n/useMessages.ts';
import { OfferNotice } from '../../parts/offer-notice/OfferNotice.tsx';
import { MAX_PASTED_ROUNDS } from './averageDraft.ts';

/** What a visitor has to know about a pasted statement. */
export type PasteOutcome =
  | { readonly kind: 'unread'; readonly reason: UnreadReason }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'notBought'; readonly count: number }
  | { readonly kind: 'swapped'; readonly mode: RoundForm['mode']; readonly rounds: readonly PastedRound[] };

type PasteNoticeProps = {
  readonly outcome: PasteOutcome;
  readonly onSwap: (swapped: readonly PastedRound[]) => void;
};

/** Why a pasted statement was not read, or what of it was left out. */
export default function PasteNotice({ outcome, onSwap }: PasteNoticeProps) {
  const t = useMessages('average-price-calculator/late');
  if (outcome.kind === 'notBought') {
    return <Banner kind="info">{t('notBought', { count: outcome.count })}</Banner>;
  }
  if (outcome.kind === 'swapped') {
    const { mode, rounds } = outcome;
    const swap = () => onSwap(rounds);
    return <OfferNotice text={t(`swapped.${mode}`)} action={t(`swap.${mode}`)} icon="swap" onAccept={swap} />;
  }
  const text = outcome.kind === 'tooMany' ? t('tooMany', { max: MAX_PASTED_ROUNDS }) : t(`unread.${outcome.reason}`);
  return <Banner kind="validation">{text}</Banner>;
}
