import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'salary-calculator',
  category: 'calculator',
  rank: 40,
  icon: 'wallet',
  emoji: '💰',
  network: [],
});
