import { normalWeightRange } from '@toolbox/core/body';
import { exact } from '@toolbox/core/exact';
import { testGuide } from '../../testing/testGuide.ts';

testGuide('bmi-calculator', {
  figures: (['who', 'kosso'] as const).flatMap((standard) =>
    Object.values(normalWeightRange(exact('170'), standard)).map((kilograms) => `${kilograms.toNumber()}`),
  ),
});
