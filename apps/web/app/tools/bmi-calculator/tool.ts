import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'bmi-calculator',
  category: 'calculator',
  rank: 30,
  icon: 'scale',
  emoji: '⚖️',
  network: [],
});
