import { QR_MARGIN_MODULES, qrColours, qrModuleSize, qrUse } from '@toolbox/core/qr';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Rows } from '@toolbox/ui/rows/Rows';
import { ScrollBox } from '@toolbox/ui/scroll-box/ScrollBox';
import { useId, useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { PictureDownloads } from '../../parts/picture/PictureDownloads.tsx';
import { encodeQr } from '../../parts/qr-code/encodeQr.ts';
import { QrImage } from '../../parts/qr-code/QrImage.tsx';
import { qrModulePixels, qrPixels, qrSvg } from '../../parts/qr-code/qrSvg.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import styles from './QrGenerator.module.css';
import type { QrOptions } from './qrForm.ts';

/** The exact text in a code, including escapes. */
function Payload({ text }: { readonly text: string }) {
  const t = useMessages('qr-generator');
  const labelId = useId();
  return (
    <div>
      <p id={labelId} className={styles['payloadLabel']}>
        {t('payload')}
      </p>
      <ScrollBox alwaysFocusable className={styles['payload']} aria-labelledby={labelId}>
        <pre translate="no">{text}</pre>
      </ScrollBox>
    </div>
  );
}

type QrResultProps = {
  readonly payload: string;
  readonly options: QrOptions;
};

/** The drawn code, its content, and whether it can be scanned. */
export default function QrResult({ payload, options }: QrResultProps) {
  const t = useMessages('qr-generator');
  const { level, size, margin } = options;
  const code = useMemo(() => encodeQr(payload, level), [payload, level]);
  const { bytes } = qrUse(payload, level);
  const moduleSize = qrModuleSize(code.modules, size, margin);
  const colours = qrColours(options.foreground, options.background);
  const isHardToSee = colours.ok && (colours.value.isLow || colours.value.isInverted);
  const pixels = qrModulePixels(code, options, size);

  return (
    <ResultCard
      copyText={payload}
      spoken={t('spoken', { bytes: formatWhole(bytes) })}
      figure={{ label: t('alt'), value: payload, isData: true }}
    >
      <QrImage code={code} look={options} alt={t('alt')} />
      <PictureDownloads
        name="qr-code"
        png={qrPixels(code, options, size)}
        svg={qrSvg(code, options, size)}
        labels={{ png: t('download'), svg: t('downloadSvg'), failed: t('pngFailed') }}
      />
      {moduleSize.isTooSmall && (
        <Banner kind="validation" quiet>
          {t('tooSmall', { pixels, size })}
        </Banner>
      )}
      {margin < QR_MARGIN_MODULES && (
        <Banner kind="validation" quiet>
          {t('marginLow', { min: QR_MARGIN_MODULES })}
        </Banner>
      )}
      {isHardToSee && (
        <Banner kind="validation" quiet>
          {t('hardToSee')}
        </Banner>
      )}
      <div className="no-print">
        <Payload text={payload} />
        <Rows
          rows={[
            { id: 'bytes', label: t('bytes'), value: t('bytesValue', { count: formatWhole(bytes) }) },
            {
              id: 'version',
              label: t('version'),
              value: t('versionValue', { version: code.version, modules: code.modules }),
            },
            { id: 'level', label: t('level'), value: level },
            { id: 'module', label: t('moduleSize'), value: t('pixels', { count: pixels }) },
          ]}
        />
      </div>
    </ResultCard>
  );
}
