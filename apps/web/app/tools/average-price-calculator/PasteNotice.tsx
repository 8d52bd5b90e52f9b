import type { AverageForm, PastedRound, RoundForm, UnreadReason } from '@toolbox/core/trading/form';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useMessages } from '../../i18n/useMessages.ts';
import { OfferNotice } from '../../parts/offers/OfferNotice.tsx';
import type { RoundsInOtherCurrency } from '../../parts/trade-form/roundsInOtherCurrency.ts';
import { MAX_PASTED_ROUNDS } from './averageDraft.ts';

type Holding = Pick<AverageForm, 'initialAmount' | 'initialQuantity'>;

/** What a visitor has to know about a pasted statement. */
export type PasteOutcome =
  | { readonly kind: 'unread'; readonly reason: UnreadReason }
  | { readonly kind: 'unread'; readonly reason: 'row'; readonly row: number }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'notBought'; readonly count: number }
  /** Shares that came in without a price, whose average is lower in the account. */
  | { readonly kind: 'freeShares'; readonly count: number }
  /** The prices are amount ÷ quantity. */
  | { readonly kind: 'derived' }
  | { readonly kind: 'swapped'; readonly mode: RoundForm['mode']; readonly rounds: readonly PastedRound[] }
  | ({ readonly kind: 'otherCurrency' } & RoundsInOtherCurrency)
  /** Without a holding nothing is calculated; the first purchase may be one. */
  | { readonly kind: 'unheld'; readonly holding: Holding | undefined };

type PasteNoticeProps = {
  readonly outcome: PasteOutcome;
  readonly onFill: (changed: readonly PastedRound[]) => void;
  readonly onHold: (holding: Holding) => void;
};

/** Why a pasted statement was not read, what of it was left out or calculated, or what the calculation lacks. */
export default function PasteNotice({ outcome, onFill, onHold }: PasteNoticeProps) {
  const t = useMessages('average-price-calculator/late');
  const shared = useMessages('trade');
  if (outcome.kind === 'notBought' || outcome.kind === 'freeShares') {
    return <Banner kind="info">{t(outcome.kind, { count: outcome.count })}</Banner>;
  }
  if (outcome.kind === 'derived') return <Banner kind="info">{t('derived')}</Banner>;
  if (outcome.kind === 'swapped') {
    const { mode, rounds } = outcome;
    const swap = () => onFill(rounds);
    return <OfferNotice text={t(`swapped.${mode}`)} action={t(`swap.${mode}`)} icon="swap" onAccept={swap} />;
  }
  if (outcome.kind === 'otherCurrency') {
    const { unit, rounds } = outcome;
    return (
      <OfferNotice
        text={shared('otherCurrency')}
        action={t('removeCurrency', { unit })}
        onAccept={() => onFill(rounds)}
      />
    );
  }
  if (outcome.kind === 'unheld') {
    const { holding } = outcome;
    if (holding === undefined) return <Banner kind="info">{t('unheld')}</Banner>;
    return <OfferNotice text={t('unheld')} action={t('hold')} onAccept={() => onHold(holding)} />;
  }
  const text =
    outcome.kind === 'tooMany'
      ? t('tooMany', { max: MAX_PASTED_ROUNDS })
      : outcome.reason === 'row'
        ? t('unread.row', { row: outcome.row })
        : t(`unread.${outcome.reason}`);
  return <Banner kind="validation">{text}</Banner>;
}
