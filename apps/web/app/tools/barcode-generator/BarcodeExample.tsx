import { parseBarcodeText } from '@toolbox/core/barcode';
import { useMemo } from 'react';
import { ExampleResult } from '../../parts/example-result/ExampleResult.tsx';
import { Picture } from '../../parts/picture/Picture.tsx';
import { barcodePixels } from './barcodeSvg.ts';
import { encodeBarcode } from './encodeBarcode.ts';
import { layoutBarcode } from './layoutBarcode.ts';

/** The example is the barcode of a book. */
const EXAMPLE_FORMAT = 'EAN13';

type BarcodeExampleProps = { readonly text: string; readonly example: string };

/** The barcode of the example. */
export default function BarcodeExample({ text, example }: BarcodeExampleProps) {
  const picture = useMemo(() => {
    const parsed = parseBarcodeText(example, EXAMPLE_FORMAT);
    return parsed.ok ? barcodePixels(layoutBarcode(EXAMPLE_FORMAT, encodeBarcode(parsed.value))) : undefined;
  }, [example]);
  return (
    <ExampleResult text={text}>
      {picture && <Picture svg={picture.svg} alt="" width={picture.width} height={picture.height} />}
    </ExampleResult>
  );
}
