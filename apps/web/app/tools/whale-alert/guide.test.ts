import { WHALE_RISK_USD } from '@toolbox/core/whale';
import { testGuide } from '../../testing/testGuide.ts';

testGuide('whale-alert', { figures: Object.values(WHALE_RISK_USD), given: [1_000_000] });
