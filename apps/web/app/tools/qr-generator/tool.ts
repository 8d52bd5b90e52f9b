import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'qr-generator',
  category: 'image',
  rank: 10,
  icon: 'qr',
  emoji: '🔳',
  network: [],
});
