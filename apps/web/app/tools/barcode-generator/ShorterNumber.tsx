import { type BarcodeText, shorterArticleNumber } from '@toolbox/core/barcode';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { OfferNotice } from '../../parts/offer-notice/OfferNotice.tsx';

type ShorterNumberProps = {
  readonly barcode: BarcodeText;
  readonly onUse: (text: string) => void;
};

/** Warns of a check digit added to an article number that seems to have one, and offers the number with a zero. */
export default function ShorterNumber({ barcode, onUse }: ShorterNumberProps) {
  const t = useMessages('barcode-generator');
  const late = useLateMessages('barcode-generator/late');
  const common = useMessages('common', 'actions');
  const number = shorterArticleNumber(barcode);
  if (number === undefined || late === undefined) return null;
  const format = t(barcode.format === 'EAN13' ? 'formats.UPC' : 'formats.EAN13');
  return (
    <OfferNotice
      told={late('shorterNumber', { digits: number.length - 1, format })}
      action={common('useValue', { value: number })}
      onTake={() => onUse(number)}
    />
  );
}
