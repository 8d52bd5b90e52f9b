import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { utf8CodesReading } from './codeReadings.ts';
import styles from './Utf8Notice.module.css';

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
    <Banner kind="info">
      <div className={styles['offer']}>
        <p>{t('utf8Codes.told', { text: reading.shown })}</p>
        <Button size="sm" onClick={() => onUse(reading.codes)}>
          {t('utf8Codes.take')}
        </Button>
      </div>
    </Banner>
  );
}
