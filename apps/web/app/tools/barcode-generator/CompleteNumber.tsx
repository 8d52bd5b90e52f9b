import { type BarcodeText, completeArticleNumber } from '@toolbox/core/barcode';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { OfferNotice } from '../../parts/offer-notice/OfferNotice.tsx';

type CompleteNumberProps = {
  readonly barcode: BarcodeText;
  readonly onUse: (text: string) => void;
};

/** Warns of a check digit added to an article number that seems to have one, and offers the number with a zero. */
export default function CompleteNumber({ barcode, onUse }: CompleteNumberProps) {
  const t = useMessages('barcode-generator');
  const late = useLateMessages('barcode-generator/late');
  const common = useMessages('common', 'actions');
  const number = completeArticleNumber(barcode);
  if (number === undefined || late === undefined) return null;
  const format = t(barcode.format === 'ITF14' ? 'formats.EAN13' : 'formats.UPC');
  return (
    <OfferNotice
      text={late('completeNumber', { digits: number.length - 1, format })}
      action={common('useValue', { value: number })}
      onAccept={() => onUse(number)}
    />
  );
}
