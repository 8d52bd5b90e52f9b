import type { BarcodeFormat } from '@toolbox/core/barcode';
import type { Failure } from '@toolbox/core/result';
import { useMessages } from '../../i18n/useMessages.ts';
import { lateModule } from '../../loading/lazyModule.ts';
import { useShellSlots } from '../../loading/shellSlots.ts';
import { useOpenPage } from '../../parts/local-link/useOpenPage.ts';
import type { Offer } from '../../parts/offers/withOffers.tsx';
import { type OfferedFormat, QR_PATH } from './barcodeForm.ts';

const useRejectedText = lateModule(() => import('./rejectedText.ts'));

type BarcodeOfferOptions = {
  readonly text: string;
  readonly format: OfferedFormat;
  /** Why the text is rejected; undefined where it is not. */
  readonly failure: Failure | undefined;
  readonly take: (text: string, format: OfferedFormat) => void;
};

/**
 * Offers the texts and formats that a rejected text may mean; where no barcode has its characters, the QR code
 * generator with the text.
 */
export function useBarcodeOffers({ text, format, failure, take }: BarcodeOfferOptions): readonly Offer[] {
  const t = useMessages('barcode-generator');
  const rejected = useRejectedText();
  const { deliverText } = useShellSlots();
  const openPage = useOpenPage();
  if (failure === undefined || rejected === undefined || format === 'QRCode') return [];

  function nameOf(meant: string, meantFormat: BarcodeFormat): string {
    if (meantFormat === format) return meant;
    const name = t(`formats.${meantFormat}`);
    return meant === text.trim() ? name : `${name}: ${meant}`;
  }

  const offers = rejected.barcodeReadings(text, format).map((reading) => ({
    name: nameOf(reading.text, reading.format),
    take: () => take(reading.text, reading.format),
  }));
  if (offers.length > 0 || failure.code !== 'barcode.badCharacter' || rejected.isShortenedNumber(text)) return offers;
  if (deliverText === undefined) return [];

  function openQrGenerator() {
    deliverText?.(QR_PATH, text);
    openPage?.(QR_PATH);
  }
  return [{ name: t('formats.QRCode'), take: openQrGenerator }];
}
