import { gs1CheckDigit } from '@toolbox/core/barcode';
import { testGuide } from '../../testing/testGuide.ts';
import { testSearch } from '../../testing/testSearch.ts';

testGuide('barcode-generator', { figures: [`880123456789${gs1CheckDigit('880123456789')}`] });
testSearch('barcode-generator', { en: ['barcod'] });
