import { qrCapacity } from '@toolbox/core/qr';
import { testGuide } from '../../testing/testGuide.ts';

testGuide('qr-generator', {
  figures: (['L', 'M', 'Q', 'H'] as const).map((level) => qrCapacity(level)),
  given: ['7%', '15%', '25%', '30%'],
});
