import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'average-price-calculator',
  category: 'crypto',
  rank: 50,
  icon: 'layers',
  emoji: '📉',
  messages: ['trade'],
  network: [],
  hub: 'link',
});
