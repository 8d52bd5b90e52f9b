import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { OfferNotice } from '../../parts/offers/OfferNotice.tsx';
import { acceptedReading, codesInText } from './codeOffers.ts';

type CodesNoticeProps = {
  /** A text to be converted to codes, or codes that were accepted, each as a character. */
  readonly typed: string;
  readonly isText: boolean;
  readonly onUse: (codes: string) => void;
};

/**
 * Says that a text consists of codes and offers their characters, or that codes are more probably the bytes of a text
 * in UTF-8 or EUC-KR, or binary or hexadecimal digits without their mark, and offers the codes of that text.
 */
export default function CodesNotice({ typed, isText, onUse }: CodesNoticeProps) {
  const t = useLateMessages('ascii-converter/late');
  const found = isText ? codesInText(typed) : undefined;
  const reading = isText ? found && ({ ...found, kind: 'text' } as const) : acceptedReading(typed);
  if (reading === undefined || t === undefined) return null;
  return (
    <OfferNotice
      text={t(`accepted.${reading.kind}.message`, { text: reading.shown })}
      action={t(`accepted.${reading.kind}.take`)}
      onAccept={() => onUse(reading.codes)}
    />
  );
}
