import { kimchiPremium } from '@toolbox/core/kimchi';
import { testGuide } from '../../testing/testGuide.ts';
import { testSearch } from '../../testing/testSearch.ts';

testGuide('kimchi-premium', {
  figures: [`${kimchiPremium({ krwPrice: 105_000_000, usdPrice: 70_000, exchangeRate: 1_400 })?.percentage}%`],
  searched: ['김프', '김치 프리미엄', '실시간'],
});
testSearch('kimchi-premium', { ko: ['김프'], en: ['kimchy'] });
