import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'whale-trades',
  slug: 'real-time-whale-trades',
  category: 'crypto',
  rank: 100,
  icon: 'whale',
  emoji: '🐋',
  network: [],
  server: true,
  layout: 'wide',
  hub: 'link',
  advanced: true,
});
