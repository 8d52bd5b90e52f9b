import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'vat-calculator',
  category: 'calculator',
  rank: 10,
  icon: 'percent',
  emoji: '🧾',
  network: [],
});
