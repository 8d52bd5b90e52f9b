import { defineTool } from '../../registry/defineTool.ts';
import { siteConfig } from '../../site/siteConfig.ts';

export default defineTool({
  id: 'whale-alert',
  category: 'crypto',
  rank: 90,
  icon: 'bell',
  emoji: '🚨',
  server: siteConfig.hasServer,
  network: [],
  hub: 'link',
  advanced: true,
});
