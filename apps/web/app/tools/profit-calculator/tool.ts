import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'profit-calculator',
  category: 'crypto',
  rank: 70,
  icon: 'trend',
  emoji: '💹',
  messages: ['trade'],
  network: [],
  hub: 'link',
});
