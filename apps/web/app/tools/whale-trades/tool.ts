import { defineTool } from '../../registry/defineTool.ts';
import { siteConfig } from '../../site/siteConfig.ts';

export default defineTool({
  id: 'whale-trades',
  slug: 'real-time-whale-trades',
  category: 'crypto',
  rank: 100,
  icon: 'whale',
  emoji: '🐋',
  network: [],
  server: siteConfig.hasServer,
  layout: 'wide',
  hub: 'link',
  advanced: true,
});
