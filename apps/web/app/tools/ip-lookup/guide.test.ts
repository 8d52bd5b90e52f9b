import { testGuide } from '../../testing/testGuide.ts';
import { testSearch } from '../../testing/testSearch.ts';

testGuide('ip-lookup', { searched: ['내 아이피'] });
testSearch('ip-lookup', { ko: ['내 아이피', '내아이피'], en: ['my ip'] });
