import { type BarcodeText, FNC1, FNC1_MARK } from '@toolbox/core/barcode';
import { parseBarcodePrint } from '@toolbox/core/barcode/form';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { PictureDownloads } from '../../parts/picture/PictureDownloads.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import styles from './BarcodeGenerator.module.css';
import { BarcodeImage } from './BarcodeImage.tsx';
import type { ChangedPrint, DrawnBarcode } from './barcodeForm.ts';
import { barcodeMillimetres, barcodePixels } from './barcodeSvg.ts';
import { encodeBarcode } from './encodeBarcode.ts';
import { firstPrint } from './firstPrint.ts';
import { layoutBarcode } from './layoutBarcode.ts';
import { PrintCard } from './PrintCard.tsx';

type BarcodeResultProps = {
  readonly drawn: DrawnBarcode;
  readonly print: ChangedPrint;
  readonly onPrint: (print: ChangedPrint) => void;
};

/** The GS1 prefix of Korea. */
const KOREA = '880';

function isKorean({ format, text }: BarcodeText): boolean {
  return format === 'EAN13' && text.startsWith(KOREA);
}

/** The drawn barcode, its content, and its size on paper. */
export default function BarcodeResult({ drawn, print: changed, onPrint }: BarcodeResultProps) {
  const t = useMessages('barcode-generator');
  const { barcode, caption } = drawn;
  const { format, check } = barcode;
  const layout = useMemo(() => layoutBarcode(format, encodeBarcode(barcode, caption)), [format, barcode, caption]);
  const picture = useMemo(() => barcodePixels(layout), [layout]);
  const print = { ...firstPrint(format), ...changed };
  const labels = { moduleMm: t('print.moduleMm'), heightMm: t('print.heightMm') };
  const size = parseBarcodePrint(print, labels);
  const paper = size.ok ? barcodeMillimetres(layout, size.value) : picture.svg;
  const content = caption ?? barcode.text.replaceAll(FNC1, FNC1_MARK);
  const name = t(`formats.${format}`);

  return (
    <div className={styles['column']}>
      <ResultCard
        copyText={content}
        spoken={t('spoken', { format: name })}
        figure={{ label: name, value: content, isData: true }}
      >
        <BarcodeImage picture={picture} paper={paper} alt={t('alt', { format: name })} />
        <PictureDownloads
          name="barcode"
          png={picture}
          svg={paper}
          labels={{ png: t('download'), svg: t('downloadSvg'), failed: t('pngFailed') }}
        />
        <div className="no-print">
          <Rows
            rows={[
              { id: 'format', label: t('format'), value: name },
              {
                id: 'content',
                label: t('content'),
                value: content,
                mono: true,
                ...(isKorean(barcode) && { hint: t('korea') }),
              },
              ...(check === null
                ? []
                : [
                    {
                      id: 'check',
                      label: t('checkDigits'),
                      value: t(check.given ? 'checkGiven' : 'checkAdded', { digits: check.digits }),
                    },
                  ]),
              {
                id: 'size',
                label: t('screenSize'),
                value: t('pixelsValue', { width: picture.width, height: picture.height }),
              },
            ]}
          />
        </div>
      </ResultCard>
      <PrintCard
        format={format}
        modules={layout.modules}
        print={print}
        onChange={(change) => onPrint({ ...changed, ...change })}
        size={size}
      />
    </div>
  );
}
