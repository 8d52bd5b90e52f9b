import { defineTool } from '../../registry/defineTool.ts';

export default defineTool({
  id: 'wallet-validator',
  category: 'crypto',
  rank: 10,
  icon: 'wallet',
  emoji: '👛',
  messages: ['address'],
  network: [],
});
