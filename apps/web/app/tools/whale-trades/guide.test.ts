import { TRADE_RISK_USD } from '@toolbox/core/feed';
import { testGuide } from '../../testing/testGuide.ts';

testGuide('whale-trades', { figures: Object.values(TRADE_RISK_USD), given: [500_000] });
