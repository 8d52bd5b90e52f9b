import type { BodyReading } from '@toolbox/core/body/form';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { OfferNotice } from '../../parts/offers/OfferNotice.tsx';

type SwapHintProps = {
  /** The values as inches and pounds, where those are likely. */
  readonly inInches: BodyReading | undefined;
  readonly onAccept: (meant: BodyReading) => void;
  /** Undefined where they do not seem to be swapped. */
  readonly onSwap: (() => void) | undefined;
};

/** Hints that the height is in inches, or swapped with the weight, with buttons that convert or swap them. */
export default function SwapHint({ inInches, onAccept, onSwap }: SwapHintProps) {
  const t = useMessages('bmi-calculator');
  const common = useMessages('common', 'actions');
  const isEnglish = usePageLanguage() === 'en';
  const swap = onSwap && <OfferNotice text={t('swapped')} action={common('swap')} icon="swap" onAccept={onSwap} />;
  const { height = '', weight = '' } = inInches ?? {};

  return (
    <>
      {!isEnglish && swap}
      {inInches && (
        <OfferNotice
          text={t('inches')}
          action={common('useValue', { value: t('meant.both', { height, weight }) })}
          onAccept={() => onAccept(inInches)}
        />
      )}
      {isEnglish && swap}
    </>
  );
}
