import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'case-converter',
  category: 'string',
  rank: 30,
  icon: 'text',
  emoji: '🔠',
  network: [],
});
