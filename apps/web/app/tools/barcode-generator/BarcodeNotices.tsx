import {
  articleNumbers,
  type BarcodeFormat,
  type BarcodeReading,
  type BarcodeText,
  barcodeReadings,
  completeArticleNumber,
  FNC1_FORMS,
  isShortenedNumber,
  joinedLines,
  parseBarcodeText,
} from '@toolbox/core/barcode';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type Offer, withOffers } from '../../parts/offers/withOffers.tsx';
import type { OfferedFormat } from './barcodeForm.ts';

type BarcodeNoticesProps = {
  readonly text: string;
  /** What was pasted last, with its line breaks, which the field replaces. */
  readonly pasted: string;
  /** The id of the field. */
  readonly field: string;
  /** Undefined where the text is rejected. */
  readonly barcode: BarcodeText | undefined;
  readonly onUse: (text: string, format?: OfferedFormat) => void;
};

const MAX_OFFERS = 3;
/** A number with fewer digits, such as a date with spaces, looks like an article number by chance once in ten times. */
const MIN_GROUPED_DIGITS = 12;

/** The article number of a text that consists of its digits in groups. */
function spacedNumber(text: string): string | undefined {
  if (!/\s/u.test(text)) return undefined;
  const digits = text.replaceAll(/[\s-]/gu, '');
  return digits.length >= MIN_GROUPED_DIGITS ? articleNumbers(digits).find((number) => number === digits) : undefined;
}

/** The most characters beside a number, such as those of ="…", EAN13: or BOX. */
const MAX_MARKS = 6;

/**
 * The article number in an accepted text, without its marks or its unit, and with digits in place of similar letters.
 * Undefined if other words are beside the number, because then the whole text is probably meant.
 */
function markedNumber(text: string): BarcodeReading | undefined {
  const typed = text.trim();
  if (/\s|^\d*$/u.test(typed)) return undefined;
  // Two digits: a format that takes no article number, so that each is a reading.
  const reading = barcodeReadings(typed, 'EAN2').find(({ format }) => format !== 'CODE128');
  const length = reading?.text.length ?? 0;
  return length >= MIN_GROUPED_DIGITS && typed.length <= length + MAX_MARKS ? reading : undefined;
}

/** One in ten numbers of eight digits looks like an EAN-8 by chance, but few of them begin with the prefix of Korea. */
const SHORT_NUMBER = /^880\d{5}$/u;

/** The format in which stores scan an article number alone. */
function storeFormat(digits: string): BarcodeFormat | undefined {
  if (articleNumbers(digits)[0] !== digits) return undefined;
  if (digits.length === 13) return 'EAN13';
  if (digits.length === 12) return 'UPC';
  return SHORT_NUMBER.test(digits) ? 'EAN8' : undefined;
}

/** Notes, with offers, that an accepted text may mean another barcode, and that a spreadsheet shortened a number. */
export default function BarcodeNotices({ text, pasted, field, barcode, onUse }: BarcodeNoticesProps) {
  const t = useMessages('barcode-generator');
  const late = useLateMessages('barcode-generator/late');
  if (late === undefined) return null;

  const offerOf = (number: string): Offer => ({ name: number, take: () => onUse(number) });
  /** A check digit was added to an article number that seems to have one. */
  const number = barcode && completeArticleNumber(barcode);
  const numberFormat = t(barcode?.format === 'ITF14' ? 'formats.EAN13' : 'formats.UPC');
  const inGs1: readonly Offer[] = parseBarcodeText(text, 'GS1128').ok
    ? [{ name: t('formats.GS1128'), take: () => onUse(text, 'GS1128') }]
    : [];
  // The text of a GS1-128 symbol has neither brackets nor the names of separators.
  const isElements = barcode?.text.startsWith('(') && inGs1.length > 0;
  const isScanned = inGs1.length > 0 && barcode !== undefined && barcode.text.search(FNC1_FORMS) !== -1;
  const listed = barcode === undefined ? [] : articleNumbers(barcode.text);
  const lines = barcode === undefined ? [] : joinedLines(text, pasted);
  const parts = lines.length > listed.length ? lines : listed;
  const spaced = barcode && spacedNumber(barcode.text);
  const marked = barcode && !isElements && !isScanned ? markedNumber(barcode.text) : undefined;
  const store = barcode?.format === 'CODE128' ? storeFormat(barcode.text) : undefined;
  const usable = [...new Set(parts)].filter((part) => barcode && parseBarcodeText(part, barcode.format).ok);

  return (
    <>
      {number && (
        <Banner kind="info">
          {withOffers(
            late('completeNumber', { digits: number.length - 1, format: numberFormat }),
            [offerOf(number)],
            field,
          )}
        </Banner>
      )}
      {(isElements || isScanned) && (
        <Banner kind="info">{withOffers(late(isScanned ? 'scanned' : 'elements'), inGs1, field)}</Banner>
      )}
      {spaced && <Banner kind="info">{withOffers(late('spaced'), [offerOf(spaced)], field)}</Banner>}
      {marked && (
        <Banner kind="info">
          {withOffers(
            late('marked'),
            [
              {
                name: `${t(`formats.${marked.format}`)}: ${marked.text}`,
                take: () => onUse(marked.text, marked.format),
              },
            ],
            field,
          )}
        </Banner>
      )}
      {barcode && store && (
        <Banner kind="info" quiet>
          {withOffers(
            late('article', { format: t(`formats.${store}`) }),
            [{ name: t(`formats.${store}`), take: () => onUse(barcode.text, store) }],
            field,
          )}
        </Banner>
      )}
      {parts.length > 1 && usable.length > 0 && (
        <Banner kind="info">
          {withOffers(
            late(parts === lines ? 'lines' : 'listed', { count: parts.length }),
            usable.slice(0, MAX_OFFERS).map(offerOf),
            field,
          )}
        </Banner>
      )}
      {isShortenedNumber(text) && <Banner kind="validation">{late('shortened')}</Banner>}
    </>
  );
}
