import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'text-sorter',
  category: 'string',
  rank: 40,
  icon: 'sort',
  emoji: '🔀',
  network: [],
});
