import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'json-formatter',
  category: 'code',
  rank: 10,
  icon: 'code',
  emoji: '🧩',
  network: [],
});
