import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'wei-converter',
  category: 'crypto',
  rank: 20,
  icon: 'exchange',
  emoji: '🔁',
  network: [],
});
