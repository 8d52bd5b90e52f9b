import { type BarcodeText, shorterArticleNumber } from '@toolbox/core/barcode';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './BarcodeResult.module.css';

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
    <Banner kind="info">
      <div className={styles['offer']}>
        <p>{late('shorterNumber', { digits: number.length - 1, format })}</p>
        <Button size="sm" onClick={() => onUse(number)}>
          {common('useValue', { value: number })}
        </Button>
      </div>
    </Banner>
  );
}
