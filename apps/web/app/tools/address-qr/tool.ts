import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'address-qr',
  category: 'crypto',
  rank: 30,
  slug: 'qr-generator',
  icon: 'qr',
  emoji: '🪙',
  messages: ['address'],
  network: [],
});
