import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { OfferNotice } from '../../parts/offer-notice/OfferNotice.tsx';
import { utf8CodesReading } from './codeReadings.ts';

type Utf8NoticeProps = {
  /** Codes that were accepted, each as a character. */
  readonly codes: string;
  readonly onUse: (codes: string) => void;
};

/** Says that the codes are also the UTF-8 bytes of a text, and offers the codes of that text. */
export default function Utf8Notice({ codes, onUse }: Utf8NoticeProps) {
  const t = useLateMessages('ascii-converter/late');
  const reading = utf8CodesReading(codes);
  if (reading === undefined || t === undefined) return null;
  return (
    <OfferNotice
      told={t('utf8Codes.told', { text: reading.shown })}
      action={t('utf8Codes.take')}
      onTake={() => onUse(reading.codes)}
    />
  );
}
