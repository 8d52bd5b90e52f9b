export { searchTools } from '../../registry/searchTools.ts';
export { SearchResults } from './SearchResults.tsx';
