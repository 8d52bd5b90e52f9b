import type { BarcodeFormat } from '@toolbox/core/barcode';
import type { Failure } from '@toolbox/core/result';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lateModule } from '../../loading/lazyModule.ts';
import { useShellSlots } from '../../loading/shellSlots.ts';
import { useOpenPage } from '../../parts/local-link/useOpenPage.ts';
import type { Offer } from '../../parts/offers/withOffers.tsx';
import { type OfferedFormat, QR_PATH } from './barcodeForm.ts';

const useRejectedReadings = lateModule(() => import('./barcodeOffers.ts'));

type BarcodeOfferOptions = {
  readonly text: string;
  /** What was pasted last, with its line breaks, which the field replaces. */
  readonly pasted: string;
  readonly format: OfferedFormat;
  /** Why the text is rejected; undefined where it is not. */
  readonly failure: Failure | undefined;
  readonly take: (text: string, format: OfferedFormat) => void;
};

type BarcodeOffers = {
  readonly offers: readonly Offer[];
  /** What to say in place of the failure, which is about the joined text or the words of a label. */
  readonly reason?: string | undefined;
};

const NONE: BarcodeOffers = { offers: [] };

/**
 * Offers the texts and formats that a rejected text, or each of the pasted lines in it, may mean; where no barcode has
 * its characters, the QR code generator with the text.
 */
export function useBarcodeOffers({ text, pasted, format, failure, take }: BarcodeOfferOptions): BarcodeOffers {
  const t = useMessages('barcode-generator');
  const late = useLateMessages('barcode-generator/late');
  const failureText = useFailureText();
  const rejected = useRejectedReadings();
  const { deliverText } = useShellSlots();
  const openPage = useOpenPage();
  if (failure === undefined || rejected === undefined || format === 'QRCode') return NONE;

  function nameOf(meant: string, meantFormat: BarcodeFormat): string {
    if (meantFormat === format) return meant;
    const name = t(`formats.${meantFormat}`);
    return meant === text.trim() ? name : `${name}: ${meant}`;
  }

  const { readings, lines, failure: meant } = rejected.rejectedReadings(text, pasted, format);
  const reason = lines > 0 ? late?.('rejectedLines', { count: lines }) : failureText(meant);
  const offers = readings.map((reading) => ({
    name: nameOf(reading.text, reading.format),
    take: () => take(reading.text, reading.format),
  }));
  if (offers.length > 0) return { offers, reason };
  if (failure.code !== 'barcode.badCharacter' || rejected.isShortenedNumber(text)) return NONE;
  if (deliverText === undefined) return NONE;

  function openQrGenerator() {
    deliverText?.(QR_PATH, text);
    openPage?.(QR_PATH);
  }
  return { offers: [{ name: t('formats.QRCode'), take: openQrGenerator }] };
}
