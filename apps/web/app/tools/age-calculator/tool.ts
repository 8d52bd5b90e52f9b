import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'age-calculator',
  category: 'calculator',
  rank: 20,
  icon: 'cake',
  emoji: '🎂',
  network: [],
});
