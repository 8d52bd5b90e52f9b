import { parseBarcodeText } from '@toolbox/core/barcode';
import { useMemo } from 'react';
import { Picture } from '../../parts/picture/Picture.tsx';
import { asExample } from '../../parts/result-card/asExample.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { barcodePixels } from './barcodeSvg.ts';
import { encodeBarcode } from './encodeBarcode.ts';
import { layoutBarcode } from './layoutBarcode.ts';

/** The example is the barcode of a book. */
const EXAMPLE_FORMAT = 'EAN13';

type ExampleProps = { readonly example: string };

/** The barcode of the example. */
function Example({ example }: ExampleProps) {
  const picture = useMemo(() => {
    const parsed = parseBarcodeText(example, EXAMPLE_FORMAT);
    return parsed.ok ? barcodePixels(layoutBarcode(EXAMPLE_FORMAT, encodeBarcode(parsed.value))) : undefined;
  }, [example]);
  return (
    <ResultCard copyText="">
      {picture && <Picture svg={picture.svg} alt="" width={picture.width} height={picture.height} />}
    </ResultCard>
  );
}

export default asExample(Example, { late: true });
