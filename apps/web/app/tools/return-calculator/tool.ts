import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'return-calculator',
  category: 'crypto',
  rank: 80,
  icon: 'percent',
  emoji: '📈',
  messages: ['trade'],
  network: [],
  hub: 'link',
});
