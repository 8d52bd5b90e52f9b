import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'text-compare',
  category: 'string',
  rank: 60,
  icon: 'compare',
  emoji: '📝',
  messages: ['compare'],
  network: [],
});
