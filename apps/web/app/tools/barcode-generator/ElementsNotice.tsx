import { type BarcodeText, parseBarcodeText } from '@toolbox/core/barcode';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { OfferNotice } from '../../parts/offer-notice/OfferNotice.tsx';

type ElementsNoticeProps = {
  readonly barcode: BarcodeText;
  readonly onUse: () => void;
};

/** Says that brackets around identifiers are encoded as they are, and offers the format that reads them. */
export default function ElementsNotice({ barcode, onUse }: ElementsNoticeProps) {
  const t = useMessages('barcode-generator');
  const late = useLateMessages('barcode-generator/late');
  const common = useMessages('common', 'actions');
  // The text of a GS1-128 symbol has no brackets.
  const isElements = barcode.text.startsWith('(') && parseBarcodeText(barcode.text, 'GS1128').ok;
  if (!isElements || late === undefined) return null;
  return (
    <OfferNotice text={late('elements')} action={common('useValue', { value: t('formats.GS1128') })} onAccept={onUse} />
  );
}
