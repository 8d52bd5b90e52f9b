import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'dca-calculator',
  category: 'crypto',
  rank: 60,
  icon: 'coins',
  emoji: '🧮',
  messages: ['trade'],
  network: [],
  hub: 'link',
});
