import { isShortenedNumber } from '@toolbox/core/barcode';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useLateMessages } from '../../i18n/useLateMessages.ts';

/**
 * Warns of a number that a spreadsheet shortened: its code is drawn, or its characters are rejected, without a hint.
 */
export default function ShortenedNumber({ text }: { readonly text: string }) {
  const late = useLateMessages('barcode-generator/late');
  return isShortenedNumber(text) && late ? <Banner kind="validation">{late('shortened')}</Banner> : null;
}
