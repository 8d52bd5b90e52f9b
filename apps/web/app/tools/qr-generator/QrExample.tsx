import { useMemo } from 'react';
import { ExampleResult } from '../../parts/example-result/ExampleResult.tsx';
import { encodeQr } from '../../parts/qr-code/encodeQr.ts';
import { QrImage } from '../../parts/qr-code/QrImage.tsx';
import type { QrOptions } from './qrForm.ts';

type QrExampleProps = { readonly text: string; readonly example: string; readonly options: QrOptions };

/** The code of the example. */
export default function QrExample({ text, example, options }: QrExampleProps) {
  const code = useMemo(() => encodeQr(example, options.level), [example, options.level]);
  return (
    <ExampleResult text={text}>
      <QrImage code={code} look={options} alt="" />
    </ExampleResult>
  );
}
