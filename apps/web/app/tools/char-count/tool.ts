import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'char-count',
  category: 'string',
  rank: 10,
  icon: 'letters',
  emoji: '🔢',
  network: [],
});
