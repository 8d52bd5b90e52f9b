import { useMemo } from 'react';
import { encodeQr } from '../../parts/qr-code/encodeQr.ts';
import { QrImage } from '../../parts/qr-code/QrImage.tsx';
import { asExample } from '../../parts/result-card/asExample.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import type { QrOptions } from './qrForm.ts';

type ExampleProps = { readonly example: string; readonly options: QrOptions };

/** The code of the example. */
function Example({ example, options }: ExampleProps) {
  const code = useMemo(() => encodeQr(example, options.level), [example, options.level]);
  return (
    <ResultCard copyText="">
      <QrImage code={code} look={options} alt="" />
    </ResultCard>
  );
}

export default asExample(Example, { late: true });
