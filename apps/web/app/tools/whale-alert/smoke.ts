import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [{ label: 'whale-alert:token', text: 'BTC' }],
  expect: ['Whale Alert'],
  // Who was heard is told whatever is chosen.
  resets: false,
});
