import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'ascii-converter',
  category: 'string',
  rank: 20,
  icon: 'code',
  emoji: '🔡',
  network: [],
});
