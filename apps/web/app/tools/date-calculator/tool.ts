import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'date-calculator',
  category: 'calculator',
  rank: 50,
  icon: 'calendar',
  emoji: '📅',
  network: [],
});
