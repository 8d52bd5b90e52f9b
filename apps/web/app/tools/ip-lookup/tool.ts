import { defineTool } from '../../registry/defineTool.ts';
import { siteConfig } from '../../site/siteConfig.ts';
import { PROVIDER } from './provider.ts';

export default defineTool({
  id: 'ip-lookup',
  category: 'location',
  rank: 10,
  icon: 'pin',
  emoji: '🌐',
  server: siteConfig.hasServer,
  // Only our server receives the lookup, if there is one.
  network: siteConfig.hasServer ? [] : [PROVIDER],
  frames: [new URL(siteConfig.mapTemplate).origin],
});
