export { searchEntries } from '../../registry/search/searchEntries.ts';
export { SearchResults } from './SearchResults.tsx';
