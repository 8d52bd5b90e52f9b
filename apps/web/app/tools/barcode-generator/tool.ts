import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'barcode-generator',
  category: 'image',
  rank: 20,
  icon: 'barcode',
  emoji: '📊',
  network: [],
});
