import { parseBarcodeText } from '@toolbox/core/barcode';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { ExampleResult } from '../../parts/example-result/ExampleResult.tsx';
import { BarcodeImage } from './BarcodeImage.tsx';
import { barcodePixels } from './barcodeSvg.ts';
import { encodeBarcode } from './encodeBarcode.ts';
import { layoutBarcode } from './layoutBarcode.ts';

/** What the example is a barcode of: a book. */
export const EXAMPLE_FORMAT = 'EAN13';

type BarcodeExampleProps = { readonly text: string; readonly example: string };

/** The barcode of the example. */
export default function BarcodeExample({ text, example }: BarcodeExampleProps) {
  const t = useMessages('barcode-generator');
  const picture = useMemo(() => {
    const parsed = parseBarcodeText(example, EXAMPLE_FORMAT);
    return parsed.ok ? barcodePixels(layoutBarcode(EXAMPLE_FORMAT, encodeBarcode(parsed.value))) : undefined;
  }, [example]);
  return (
    <ExampleResult text={text}>
      {picture && (
        <BarcodeImage
          picture={picture}
          paper={picture.svg}
          alt={t('alt', { format: t(`formats.${EXAMPLE_FORMAT}`) })}
        />
      )}
    </ExampleResult>
  );
}
