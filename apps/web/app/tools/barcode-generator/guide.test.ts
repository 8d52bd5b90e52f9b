import { barcodeReadings, completeArticleNumber, gs1CheckDigit, parseBarcodeText } from '@toolbox/core/barcode';
import { testGuide } from '../../testing/testGuide.ts';

const product = parseBarcodeText('036000291452', 'EAN13');

testGuide('barcode-generator', {
  figures: [
    `880123456789${gs1CheckDigit('880123456789')}`,
    barcodeReadings('0306406152', 'EAN13')[0]?.text ?? 'no book',
    (product.ok && completeArticleNumber(product.value)) || 'no product',
  ],
});
