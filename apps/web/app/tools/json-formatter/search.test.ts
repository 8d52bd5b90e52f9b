import { testSearch } from '../../testing/testSearch.ts';

testSearch('json-formatter', { ko: ['jsno'], en: ['jsno'] });
