import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { OfferNotice } from '../../parts/offer-notice/OfferNotice.tsx';
import { acceptedReading } from './codeReadings.ts';

type CodesNoticeProps = {
  /** Codes that were accepted, each as a character. */
  readonly codes: string;
  readonly onUse: (codes: string) => void;
};

/** Says that the codes are also the UTF-8 bytes of a text, or binary, and offers the codes of that text. */
export default function CodesNotice({ codes, onUse }: CodesNoticeProps) {
  const t = useLateMessages('ascii-converter/late');
  const reading = acceptedReading(codes);
  if (reading === undefined || t === undefined) return null;
  return (
    <OfferNotice
      text={t(`accepted.${reading.kind}.message`, { text: reading.shown })}
      action={t(`accepted.${reading.kind}.take`)}
      onAccept={() => onUse(reading.codes)}
    />
  );
}
