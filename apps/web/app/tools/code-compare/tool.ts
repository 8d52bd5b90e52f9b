import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'code-compare',
  category: 'code',
  rank: 20,
  icon: 'compare',
  emoji: '🧬',
  messages: ['compare'],
  network: [],
});
