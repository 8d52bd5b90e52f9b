import {
  BARCODE_PAPER_MM,
  type BarcodeFormat,
  type BarcodePrint,
  barcodeFormats,
  barcodeSize,
} from '@toolbox/core/barcode';
import type { BarcodePrintFailures, BarcodePrintField } from '@toolbox/core/barcode/form';
import { type Exact, formatExact } from '@toolbox/core/exact';
import type { Result } from '@toolbox/core/result';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { Card } from '@toolbox/ui/card/Card';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useId } from 'react';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import styles from './BarcodeGenerator.module.css';
import type { ChangedPrint, PrintForm } from './barcodeForm.ts';

type PrintCardProps = {
  readonly format: BarcodeFormat;
  /** Width of the bars. */
  readonly modules: number;
  readonly print: PrintForm;
  readonly onChange: (change: ChangedPrint) => void;
  readonly size: Result<BarcodePrint, BarcodePrintFailures>;
};

const FIELDS: readonly BarcodePrintField[] = ['moduleMm', 'heightMm'];

const millimetres = (length: Exact) => formatExact(length, { places: 1 });

/** The size of the barcode on paper, and whether it is large enough. */
export function PrintCard({ format, modules, print, onChange, size }: PrintCardProps) {
  const t = useMessages('barcode-generator');
  const common = useMessages('common', 'actions');
  const failureText = useFailureText();
  const id = useId();
  const measured = size.ok ? barcodeSize(format, modules, size.value) : undefined;
  const isSmall = measured && (measured.isTooNarrow || measured.isTooLow);

  const narrower = measured?.fittingModuleMm && formatExact(measured.fittingModuleMm, { places: 2, minPlaces: 0 });

  function narrow() {
    if (narrower === undefined) return;
    onChange({ moduleMm: narrower });
    document.getElementById(`${id}moduleMm`)?.focus();
  }

  function enlarge() {
    const { minModuleMm, minHeightMm } = barcodeFormats[format];
    onChange({
      ...(measured?.isTooNarrow && { moduleMm: minModuleMm }),
      ...(measured?.isTooLow && { heightMm: minHeightMm }),
    });
    // The button that had the focus disappears with its warning.
    document.getElementById(`${id}${measured?.isTooNarrow ? 'moduleMm' : 'heightMm'}`)?.focus();
  }

  return (
    <Card
      className="no-print"
      title={t('print.title')}
      actions={
        <Button variant="ghost" size="sm" icon="print" disabled={!size.ok} onClick={() => window.print()}>
          {common('print')}
        </Button>
      }
    >
      <div className={styles['fields']}>
        {FIELDS.map((field) => (
          <NumberEntry
            key={field}
            id={`${id}${field}`}
            label={t(`print.${field}`)}
            measure="mm"
            unit={t('print.mm')}
            grouping={false}
            value={print[field]}
            onChange={(value) => onChange({ [field]: value })}
            error={size.ok ? undefined : failureText(size.failure[field])}
          />
        ))}
      </div>
      {measured && (
        <>
          <Rows
            rows={[
              {
                id: 'width',
                label: t('print.width'),
                value: t('print.millimetres', { count: millimetres(measured.widthMm) }),
              },
              {
                id: 'smallest',
                label: t('print.smallest'),
                value: t('print.sizeValue', {
                  width: millimetres(measured.minWidthMm),
                  height: millimetres(measured.minHeightMm),
                }),
              },
            ]}
          />
          {measured.isTooWide && (
            <Banner kind="validation" quiet>
              <div className={styles['offer']}>
                <p>{t('print.tooWide', { max: BARCODE_PAPER_MM })}</p>
                {narrower !== undefined && (
                  <Button size="sm" onClick={narrow}>
                    {t('print.narrow', { module: narrower })}
                  </Button>
                )}
              </div>
            </Banner>
          )}
          {(isSmall || !measured.isTooWide) && (
            <Banner kind={isSmall ? 'validation' : 'success'} quiet>
              {isSmall ? (
                <div className={styles['offer']}>
                  <p>
                    {measured.isTooNarrow && t('print.tooNarrow')} {measured.isTooLow && t('print.tooLow')}
                  </p>
                  <Button size="sm" onClick={enlarge}>
                    {t('print.enlarge')}
                  </Button>
                </div>
              ) : (
                t('print.good')
              )}
            </Banner>
          )}
        </>
      )}
      <p className={styles['note']}>{t('print.note')}</p>
    </Card>
  );
}
