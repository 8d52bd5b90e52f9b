import { MAX_PURCHASES, MIN_PURCHASES } from '@toolbox/core/trading/form';
import { testGuide } from '../../testing/testGuide.ts';

testGuide('dca-calculator', { figures: [MIN_PURCHASES, MAX_PURCHASES] });
