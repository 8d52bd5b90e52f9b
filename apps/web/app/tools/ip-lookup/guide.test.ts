import { testGuide } from '../../testing/testGuide.ts';

testGuide('ip-lookup', { searched: ['내 아이피'] });
