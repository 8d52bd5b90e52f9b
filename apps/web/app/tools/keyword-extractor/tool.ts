import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'keyword-extractor',
  category: 'string',
  rank: 50,
  icon: 'key',
  emoji: '🏷️',
  network: [],
});
