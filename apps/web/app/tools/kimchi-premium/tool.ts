import { defineTool } from '../../registry/defineTool.ts';
import { siteConfig } from '../../site/siteConfig.ts';
import { PUBLIC_SERVICES } from './publicServices.ts';

export default defineTool({
  id: 'kimchi-premium',
  slug: 'real-time-chart',
  category: 'crypto',
  rank: 40,
  icon: 'chart',
  emoji: '🌶️',
  server: siteConfig.hasServer,
  // Used if our own server does not respond.
  network: Object.values(PUBLIC_SERVICES),
  layout: 'wide',
  advanced: true,
});
